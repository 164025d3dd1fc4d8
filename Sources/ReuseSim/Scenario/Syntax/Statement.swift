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
  /// What the system covers of the glass; for the rotated device or for the upright one.
  case safeArea(rotated: Bool, SafeAreaStatement)
  /// Whether the safe area counts as an inset.
  case insetAdjustment(ViewportPolicies.InsetAdjustment)
  /// A policy about the keyboard.
  case keyboard(KeyboardStatement)
  /// What stays when insets or the viewport's height change.
  case insetsChange(ViewportPolicies.InsetsChange, part: ViewportPolicies.WindowPart? = nil)
  /// What becomes of layout while the list is not in its window.
  case layoutOffWindow(ViewportPolicies.OffWindow)
  /// What becomes of measured sizes when it returns there.
  case onReturn(ViewportPolicies.OnReturn)
  /// Whether the start of the content is followed.
  case atTop(StartPolicy)
  /// Whether the end of the content is followed.
  case atEnd(EndPolicy)
  /// At which edge of the glass content is that does not fill it.
  case shortContent(GlassEdge)
  /// The list begins at the bottom of the glass.
  case inverted
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
  case estimate(EstimateStatement)
  /// What stays in place.
  case anchor(AnchorStatement)
  /// How the content offset is moved for it.
  case corrections(CorrectionsStatement)
  /// What the list takes its own writes of the content offset for.
  case echo(EchoPolicy)
  /// What becomes of measured sizes.
  case sizes(SizesStatement)
  /// What becomes of measured sizes when the width or the size of text changes.
  case widthChange(SizeFate)
  /// Which changes of a cell make the list ask for its height.
  case selfSizing(SelfSizingPolicy)
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
  /// What happens when the app applies a snapshot.
  case snapshot(SnapshotPolicy)
  /// The seed of everything that is drawn.
  case seed(UInt64)
  /// When the run ends.
  case end(Time)
  /// A cell kind and its block.
  case cell(Located<String>, Block)
  /// The height of a cell kind's items; only in a cell's block.
  case height(HeightList)
  /// A part whose content comes later; only in a cell's block.
  case contentPart(ContentPartStatement)
  /// What the code of a cell does; only in a cell's block.
  case cellCode(CellCodeStatement)
  /// What the app does when content has arrived.
  case arrival(ArrivalRule)
  /// Whether the app asks for content before a cell needs it.
  case prefetch(PrefetchStatement)
  /// A policy about cells.
  case cells(CellPolicyStatement)
  /// Something that items of a cell kind have beside their content; only in a cell's block.
  case field(FieldStatement)
  /// What a field adds to the height; only in a cell's block.
  case adds(Located<String>, isOn: Bool, [HeightPart], byConstraint: Bool)
  /// Items the list starts with.
  case items(NewItems)
  /// Items of the kind `Row` that the list starts with.
  case rows(HeightList)
  /// A section that the list starts with, or several alike, and their block.
  case section(count: Int?, Block)
  /// The cell kind of a section's header; only in a section's block.
  case header(Located<String>)
  /// The cell kind of a section's footer; only in a section's block.
  case footer(Located<String>)
  /// The room around the items of a section in its block, or of all sections that do not say it.
  case sectionInsets(SectionInsetsStatement, isPolicy: Bool)
  /// The room between neighbouring items of a section.
  case spacing(Length)
  /// Whether headers stay at the inside of the top inset.
  case headers(arePinned: Bool)
  /// How tall items are whose cell kind does not say it.
  case itemHeight(ItemHeightPolicy)
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
