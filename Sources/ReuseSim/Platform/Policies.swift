/// How the list under test behaves, as one plain value.
public struct Policies: Hashable, Sendable {
  /// What an item counts as before it is measured.
  public var estimate: EstimatePolicy
  /// What is kept in place when content changes.
  public var anchor: AnchorPolicy
  /// How and when the content offset is moved for that.
  public var corrections: CorrectionPolicy
  /// What the list takes its own writes of the content offset for.
  public var echo: EchoPolicy
  /// What becomes of measured sizes on reload data.
  public var measuredSizes: MeasuredSizePolicy
  /// What becomes of measured sizes when the width or the size of text changes.
  public var widthChange: SizeFate
  /// Which changes of a cell on screen make the list ask it for its height again.
  public var selfSizing: SelfSizingPolicy
  /// Whether a scroll to an item aims again each frame and holds its item until it ends; otherwise it ends
  /// where its first aim was.
  public var scrollsRetarget: Bool
  /// What happens at the ends of the content.
  public var edges: EdgePolicy
  /// How fast a fling loses its velocity, unless it says so itself.
  public var deceleration: DecelerationRate
  /// Whether a finger that is lifted leaves the content at a page: a multiple of the viewport's height.
  public var paging: Bool
  /// What a write of the content offset does to the movement under way.
  public var offsetWrite: OffsetWritePolicy
  /// What happens when the app applies a snapshot.
  public var snapshot: SnapshotPolicy
  /// The room between neighbouring items of a section.
  public var lineSpacing: Length
  /// The room around the items of sections that say nothing else.
  public var sectionInsets: SectionInsets
  /// Whether the header of the section that reaches across the inside of the top inset stays there.
  public var pinsHeaders: Bool
  /// How tall the items are whose cell kind does not say it. Scripts are read with it; a run has all heights.
  public var itemHeight: ItemHeightPolicy
  /// How it behaves when its window changes.
  public var viewport: ViewportPolicies
  /// Which items have cells, and what becomes of cells that leave them.
  public var cells: CellPolicy

  /// Makes a value; without another word there is no space, headers scroll, and cell kinds say their heights.
  public init(
    estimate: EstimatePolicy, anchor: AnchorPolicy,
    corrections: CorrectionPolicy = CorrectionPolicy(), echo: EchoPolicy = .ignored,
    measuredSizes: MeasuredSizePolicy,
    widthChange: SizeFate, selfSizing: SelfSizingPolicy = .enabled,
    scrollsRetarget: Bool, edges: EdgePolicy = .hard,
    deceleration: DecelerationRate = .normal, paging: Bool = false,
    offsetWrite: OffsetWritePolicy = .rebases, snapshot: SnapshotPolicy = .diff,
    lineSpacing: Length = .zero,
    sectionInsets: SectionInsets = .zero, pinsHeaders: Bool = false,
    itemHeight: ItemHeightPolicy = .ofKind, viewport: ViewportPolicies = ViewportPolicies(),
    cells: CellPolicy = CellPolicy()
  ) {
    self.edges = edges
    self.deceleration = deceleration
    self.paging = paging
    self.offsetWrite = offsetWrite
    self.snapshot = snapshot
    self.lineSpacing = lineSpacing
    self.sectionInsets = sectionInsets
    self.pinsHeaders = pinsHeaders
    self.itemHeight = itemHeight
    self.estimate = estimate
    self.anchor = anchor
    self.corrections = corrections
    self.echo = echo
    self.measuredSizes = measuredSizes
    self.widthChange = widthChange
    self.selfSizing = selfSizing
    self.scrollsRetarget = scrollsRetarget
    self.viewport = viewport
    self.cells = cells
  }
}

extension Policies {
  /// The guarantees that a list with these policies does not keep: there a breach is a fact, not a violation.
  public var unkept: [Guarantee] {
    scrollsRetarget ? [] : [.landing]
  }
}

/// The policies that a script states itself; they win over its platform's.
public struct PolicyOverrides: Hashable, Sendable {
  public var estimate: EstimatePolicy?
  public var anchor: AnchorPolicy?
  public var corrections: CorrectionPolicy?
  public var echo: EchoPolicy?
  public var measuredSizes: MeasuredSizePolicy?
  public var widthChange: SizeFate?
  public var selfSizing: SelfSizingPolicy?
  public var scrollsRetarget: Bool?
  public var edges: EdgePolicy?
  public var deceleration: DecelerationRate?
  public var paging: Bool?
  public var offsetWrite: OffsetWritePolicy?
  public var snapshot: SnapshotPolicy?
  public var lineSpacing: Length?
  public var sectionInsets: SectionInsets?
  public var pinsHeaders: Bool?
  public var itemHeight: ItemHeightPolicy?
  public var viewport: ViewportOverrides
  public var cells: CellOverrides

  /// Makes overrides; none by default.
  public init(
    estimate: EstimatePolicy? = nil, anchor: AnchorPolicy? = nil,
    corrections: CorrectionPolicy? = nil, echo: EchoPolicy? = nil,
    measuredSizes: MeasuredSizePolicy? = nil, widthChange: SizeFate? = nil,
    selfSizing: SelfSizingPolicy? = nil, scrollsRetarget: Bool? = nil, edges: EdgePolicy? = nil,
    deceleration: DecelerationRate? = nil, paging: Bool? = nil,
    offsetWrite: OffsetWritePolicy? = nil, snapshot: SnapshotPolicy? = nil,
    lineSpacing: Length? = nil,
    sectionInsets: SectionInsets? = nil, pinsHeaders: Bool? = nil,
    itemHeight: ItemHeightPolicy? = nil, viewport: ViewportOverrides = ViewportOverrides(),
    cells: CellOverrides = CellOverrides()
  ) {
    self.edges = edges
    self.deceleration = deceleration
    self.paging = paging
    self.offsetWrite = offsetWrite
    self.snapshot = snapshot
    self.lineSpacing = lineSpacing
    self.sectionInsets = sectionInsets
    self.pinsHeaders = pinsHeaders
    self.itemHeight = itemHeight
    self.estimate = estimate
    self.anchor = anchor
    self.corrections = corrections
    self.echo = echo
    self.measuredSizes = measuredSizes
    self.widthChange = widthChange
    self.selfSizing = selfSizing
    self.scrollsRetarget = scrollsRetarget
    self.viewport = viewport
    self.cells = cells
  }

  /// `policies` with what is stated here in place of its own.
  public func applied(to policies: Policies) -> Policies {
    Policies(
      estimate: estimate ?? policies.estimate,
      anchor: anchor ?? policies.anchor,
      corrections: corrections ?? policies.corrections,
      echo: echo ?? policies.echo,
      measuredSizes: measuredSizes ?? policies.measuredSizes,
      widthChange: widthChange ?? policies.widthChange,
      selfSizing: selfSizing ?? policies.selfSizing,
      scrollsRetarget: scrollsRetarget ?? policies.scrollsRetarget,
      edges: edges ?? policies.edges,
      deceleration: deceleration ?? policies.deceleration,
      paging: paging ?? policies.paging,
      offsetWrite: offsetWrite ?? policies.offsetWrite,
      snapshot: snapshot ?? policies.snapshot,
      lineSpacing: lineSpacing ?? policies.lineSpacing,
      sectionInsets: sectionInsets ?? policies.sectionInsets,
      pinsHeaders: pinsHeaders ?? policies.pinsHeaders,
      itemHeight: itemHeight ?? policies.itemHeight,
      viewport: viewport.applied(to: policies.viewport),
      cells: cells.applied(to: policies.cells))
  }
}
