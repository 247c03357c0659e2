#if !canImport(Combine) && OpenCombine
/// A strategy that combines the values of several publishers and decides what to request from them.
protocol CombiningValues {
    /// A value of any of the upstream publishers.
    associatedtype Input
    /// A value for the downstream subscriber.
    associatedtype Output

    /// Whether no value waits for delivery.
    var isEmpty: Bool { get }

    /// Records that values can be requested from an upstream publisher from now on.
    mutating func subscribed(to upstream: Int)

    /// Receives a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - upstream: The position of the publisher that emitted it.
    ///   - demand: The remaining demand of the downstream subscriber.
    /// - Returns: A value that is no longer needed, so that it can be released outside of the lock.
    mutating func receive(_ value: Input, from upstream: Int, demand: Subscribers.Demand) -> Input?

    /// Removes and returns the next value to deliver.
    mutating func next() -> Output?

    /// Returns the requests to make to upstream publishers, and records them as made.
    ///
    /// - Parameter demand: The remaining demand of the downstream subscriber.
    /// - Returns: The positions of publishers, each with the number of further values to request.
    mutating func takeRequests(demand: Subscribers.Demand) -> [(upstream: Int, demand: Subscribers.Demand)]
}
#endif
