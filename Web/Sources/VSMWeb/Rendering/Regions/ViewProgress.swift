/// The progress of a view, which says whether the view will change without an event.
enum ViewProgress: Comparable {
    /// The view changes only after an event.
    case settled
    /// The view's action continues, and has shown a state since it began to take time.
    case continuing
    /// The view's action has shown no state since it began to take time.
    case loading
}
