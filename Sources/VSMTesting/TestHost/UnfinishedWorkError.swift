/// An error thrown when asynchronous code waits for an event that cannot happen on the host.
public struct UnfinishedWorkError: Error, CustomStringConvertible {
    /// What the code might wait for.
    public let description: String
}
