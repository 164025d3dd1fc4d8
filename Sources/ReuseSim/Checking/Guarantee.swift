/// A sentence that must hold in every frame of every run; the raw value is its name in scripts and reports.
public enum Guarantee: String, CaseIterable, Sendable {
  /// Each item that overlaps the viewport has exactly one cell, at its frame.
  case coverage
  /// A cell shows one item; pool and screen are disjoint.
  case exclusivity
  /// Every displacement of what is on screen is the sum of the causes the trace names for it.
  case attribution
  /// The platform's anchor does not move unless the user moved it, a stated suppression applied, or the clamp
  /// forced it.
  case stability
  /// Cells created = displayed + pooled + discarded; every request for late content ends once.
  case conservation
  /// Each cell's calls follow the legal order.
  case lifecycle
  /// Layout settles within the pass limit.
  case convergence
  /// At rest the content offset is inside the legal range.
  case bounds
  /// A scroll to an item ends with the item where it was asked to be, unless clamped.
  case landing
  /// The size index equals naive sums.
  case agreement
  /// What a cell on screen shows is what a fresh cell would that is configured for what its item really is.
  case freshness
  /// What the user does to an item is in the model of that item, once, when its cell loses it.
  case roundTrip = "round-trip"
}
