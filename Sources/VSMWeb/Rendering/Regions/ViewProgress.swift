/// Whether a view will change by itself.
enum ViewProgress: Comparable {
    /// Only if something happens.
    case settled
    /// Its action goes on, and has shown something since it began to take time.
    case continuing
    /// Its action has shown nothing since it began to take time.
    case loading
}
