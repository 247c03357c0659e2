#if !canImport(Combine) && OpenCombine
/// How the values of several publishers become the values of one, and what to ask those publishers for.
protocol CombiningValues {
    /// A value of any of the upstream publishers.
    associatedtype Input
    /// A value for the downstream subscriber.
    associatedtype Output

    /// Whether nothing waits to be passed on.
    var isEmpty: Bool { get }

    /// Notes that an upstream publisher can be asked for values from now on.
    mutating func subscribed(to upstream: Int)

    /// Takes in a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - upstream: The position of the publisher that emitted it.
    ///   - demand: How many values the downstream subscriber still wants.
    /// - Returns: A value that is no longer needed, so that it can be released outside of the lock.
    mutating func receive(_ value: Input, from upstream: Int, demand: Subscribers.Demand) -> Input?

    /// Takes out what is to be passed on next.
    mutating func next() -> Output?

    /// Decides what to ask the upstream publishers for, and takes note of it as asked.
    ///
    /// - Parameter demand: How many values the downstream subscriber still wants.
    /// - Returns: Positions of publishers with the number of further values to ask them for.
    mutating func takeRequests(demand: Subscribers.Demand) -> [(upstream: Int, demand: Subscribers.Demand)]
}
#endif
