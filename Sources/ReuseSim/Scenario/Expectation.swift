/// Something a script says will hold.
public struct Expectation: Hashable, Sendable {
  /// When it must hold.
  public enum Moment: Hashable, Sendable {
    /// Once, after the last frame.
    case end
    /// Once, in the first frame in which everything that is due at a time was delivered: the first at or after it, but
    /// not the initial layout.
    case time(Time)
    /// In every frame.
    case everyFrame
    /// In every frame at or after a time.
    case everyFrameFrom(Time)
    /// In every frame from a time to another.
    case between(Time, Time)
    /// Each time something happens, at the end of that frame.
    case when(Occurrence)
  }

  /// When it must hold.
  public var moment: Moment
  /// What must hold.
  public var condition: Condition
  /// The expectation as the script's canonical form has it, without the word `expect`.
  public var text: String
  /// The line of the script it stands in, from 1.
  public var line: Int

  /// Makes an expectation.
  public init(moment: Moment, condition: Condition, text: String, line: Int) {
    self.moment = moment
    self.condition = condition
    self.text = text
    self.line = line
  }
}

/// What an expectation says.
public enum Condition: Hashable, Sendable {
  /// No guarantee was violated, but for violations that another expectation admits.
  case noViolations
  /// There was such a violation.
  case violation(ViolationExpectation)
  /// There was none, admitted or not.
  case noViolation(ViolationExpectation)
  /// Two values compare.
  case comparison(Expression, Relation, Expression)
  /// An item's top is this far below the viewport's top inset.
  case itemPosition(ItemReference, Expression)
  /// An item overlaps the viewport, or does not.
  case itemVisible(ItemReference, Bool)
}

/// How two values compare; the raw value is how it is written.
public enum Relation: String, CaseIterable, Sendable {
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

/// Arithmetic over numbers, metrics and readings. Lengths count in points.
public indirect enum Expression: Hashable, Sendable {
  case number(Rational)
  case metric(Metric)
  case reading(Reading)
  /// Something about an item.
  case item(ItemReading, ItemOperand)
  /// A value that the app's block has named, and whether that is a length.
  case name(String, isLength: Bool)
  case negative(Expression)
  case binary(Operator, Expression, Expression)

  /// An arithmetic operation; the raw value is how it is written.
  public enum Operator: String, CaseIterable, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
  }
}

/// What can be read off the list in a frame; the raw value is its name in scripts.
public enum Reading: String, CaseIterable, Sendable {
  /// The content offset.
  case offset
  /// The content height that the list believes in.
  case contentHeight = "content.height"
  /// The sum of all true heights.
  case contentTrueHeight = "content.true-height"
  /// How much of the top of the glass is covered: content inset and safe area (UIKit's `adjustedContentInset`).
  case insetTop = "inset.top"
  /// How much of its bottom is covered.
  case insetBottom = "inset.bottom"
  /// How many items the list has.
  case items
  /// How many sections the list has.
  case sections
  /// How many items, headers and footers are measured.
  case measured
  /// How many items, headers and footers are not.
  case unmeasured
  /// The id of the first item that overlaps the viewport; −1 when there is none.
  case firstVisible = "first-visible"
  /// The id of the last item that overlaps the viewport; −1 when there is none.
  case lastVisible = "last-visible"
  /// How many cells are displayed.
  case cellsLive = "cells.live"
  /// The viewport's height.
  case viewportHeight = "viewport.height"
  /// How much of the glass the keyboard takes.
  case keyboardHeight = "keyboard.height"
}

/// What can be read off an item; the raw value is its name in scripts.
public enum ItemReading: String, CaseIterable, Sendable {
  /// Where the list believes its top to be in the content, in points.
  case place
  /// The height it counts as, in points.
  case height
  /// Where its top is on the glass, counted from inside the top inset.
  case y
  /// Its position in the list.
  case index
}

/// An item in an expression.
public indirect enum ItemOperand: Hashable, Sendable {
  /// One that the script names.
  case reference(ItemReference)
  /// The one whose id is this value: a name or a reading.
  case id(Expression)
}
