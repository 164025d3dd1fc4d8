/// A part of a cell whose content comes later than the cell, such as an image that is loaded.
public struct ContentPart: Hashable, Sendable {
  /// What such a part can be called; the raw value is its name in scripts and traces.
  public enum Name: String, CaseIterable, Sendable {
    case image
    case photo
  }

  /// Where an answer goes.
  public enum Answers: CaseIterable, Sendable {
    /// To the model, which keeps it under the item's id: the item has it wherever it is.
    case model
    /// To the cell that asked. When that shows another item by then, the answer is lost to the model.
    case capturedCell
    /// To the cell that has the item by then; without one the answer is lost.
    case capturedItem
    /// To the cell of the item that stands by then where the item stood when it was asked for.
    case capturedIndex
    /// To the cell that asked, if it was not configured again since.
    case capturedGeneration
  }

  /// When a request is cancelled.
  public enum Cancelling: CaseIterable, Sendable {
    /// When the cell that sent it leaves the screen.
    case whenHidden
    /// When the cell that sent it is prepared for reuse.
    case atReuse
  }

  /// What it is called; a cell has at most one part of a name.
  public var name: Name
  /// How tall it is; `nil` when it takes no part in the item's height.
  public var shape: ImageShape?
  /// How long an answer takes.
  public var latency: LatencyModel
  /// Which answers are failures; `nil` for none.
  public var failures: FailureModel?
  /// When a failed attempt is made again; `nil` for never.
  public var retries: RetryModel?
  /// When a request is cancelled; `nil` for never.
  public var cancelling: Cancelling?
  /// An answer that is due so soon after its request would be cancelled comes all the same; `nil` when none does.
  public var cancelsTooLate: Time?
  /// How long after the first answer the same one comes again; `nil` when it comes once.
  public var repeats: Time?
  /// Whether each `configure` asks, even while an answer for the model is on its way.
  public var asksEachTime = false
  /// Whether an answer counts when the content has changed since it was asked for.
  public var takesOldAnswers = false
  /// Whether `configure` sets the placeholder after it has asked, and so over content that was there at once.
  public var setsPlaceholderLast = false
  /// Where an answer goes.
  public var answers: Answers
  /// What the cell's code does with it.
  public var code = FieldCode()

  /// Makes a part with the language's defaults: answers take 300 ms, never fail and go to the model.
  public init(_ name: Name, shape: ImageShape? = nil) {
    self.name = name
    self.shape = shape
    latency = .standard
    failures = nil
    retries = nil
    answers = .model
  }
}

/// Which attempts to load content fail.
public enum FailureModel: Hashable, Sendable {
  /// As many of so many, drawn for each attempt.
  case chance(Int64, of: Int64)
  /// The first attempts for these items, or all of them; the ids count up.
  case items([ItemID], times: Int64?)
}

/// When content is asked for again after a failure.
public struct RetryModel: Hashable, Sendable {
  /// How long after the failure.
  public var delay: Time
  /// How often at most.
  public var limit: Int64

  /// Makes a model.
  public init(delay: Time, limit: Int64) {
    self.delay = delay
    self.limit = limit
  }
}

/// What the app does when content has arrived for an item whose cell is not there to ask for its new size.
public enum ArrivalRule: CaseIterable, Sendable {
  /// It tells the list the item's new size.
  case reportsSize
  /// It reloads the item.
  case reloads
  /// It configures the item's cell again; off screen, the item is measured when it appears.
  case reconfigures
  /// Nothing: the list hears of the new size when something else asks for it.
  case tellsNobody
}
