/// What one line of a script says, or one line with the block that it opens.
///
/// Settings that a script leaves out are `nil`, so that a document says no more than its text.
public enum Statement: Hashable, Sendable {
  /// A new scenario begins.
  case scenario(Located<String>)
  /// The shared lines of another file count, too.
  case importFile(Located<String>)
  /// The screen.
  case device(width: Length, height: Length, scale: Int64?, rate: Int64?)
  /// What covers the viewport's ends.
  case insets(top: Length?, bottom: Length?)
  /// Where the reader is when the list is shown first.
  case start(StartPosition)
  /// The platform's name.
  case platform(String)
  /// The names of the platforms that the scenario runs on, one after another.
  case platforms([String])
  /// A variant of the scenario: its name, and what it says beyond what all variants share.
  case variant(Located<String>, Block)
  /// What the reader looks at.
  case reader(Reader)
  /// What unmeasured items count as; in a cell's block, only a constant.
  case estimate(EstimatePolicy)
  /// What stays in place.
  case anchor(AnchorStatement)
  /// What becomes of measured sizes.
  case sizes(MeasuredSizePolicy)
  /// What becomes of measured sizes when the width or the size of text changes.
  case widthChange(WidthChangePolicy)
  /// How much room text of a size takes.
  case text(size: Length, width: Length, line: Length)
  /// Whether scrolls to items aim again.
  case scrollTo(retargets: Bool)
  /// What happens at the ends of the content.
  case edges(EdgePolicy)
  /// How fast flings lose their velocity.
  case deceleration(DecelerationRate)
  /// Whether content comes to rest at pages.
  case paging(Bool)
  /// What a write of the content offset does to movements.
  case offsetWrite(OffsetWritePolicy)
  /// The seed of everything that is drawn.
  case seed(UInt64)
  /// When the run ends.
  case end(Time)
  /// A cell kind and its block.
  case cell(Located<String>, Block)
  /// The height of a cell kind's items; only in a cell's block.
  case height(HeightList)
  /// Items the list starts with.
  case items(NewItems)
  /// Items of the kind `Row` that the list starts with.
  case rows(HeightList)
  /// A command at a time.
  case at(Time, CommandStatement)
  /// Several commands at a time.
  case atBlock(Time, Block)
  /// A command at regular times.
  case every(EveryStatement, CommandStatement)
  /// Several commands at regular times.
  case everyBlock(EveryStatement, Block)
  /// A command without a time; only in a block.
  case command(CommandStatement)
  /// What the app does when something happens; once, if nothing is said.
  case when(Occurrence, isRepeated: Bool?, LoadCondition?, Block)
  /// What must hold.
  case expect(Condition, Expectation.Moment)
}
