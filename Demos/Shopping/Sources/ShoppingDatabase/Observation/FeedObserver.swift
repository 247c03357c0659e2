/// Observes the data of a visitor.
protocol FeedObserver<Value>: AnyObject, Sendable {
    associatedtype Value

    /// Takes the next value.
    func receive(_ value: Value)

    /// Learns that there will be no further values.
    func fail(with error: any Error)
}
