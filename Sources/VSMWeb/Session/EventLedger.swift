/// The messages of a browser that have been processed.
///
/// A pure value.
///
/// After a connection breaks, the browser repeats what was not acknowledged. A message that had arrived is not run a
/// second time.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct EventLedger {
    /// The highest number that was accepted.
    private(set) var last = 0

    /// Records a message.
    ///
    /// - Returns: Whether it is new.
    mutating func accept(_ number: Int) -> Bool {
        guard number > last else { return false }
        last = number
        return true
    }
}
