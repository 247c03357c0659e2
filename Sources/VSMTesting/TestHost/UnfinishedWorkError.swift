/// An error thrown when asynchronous code waits for something that nothing on the host will do.
public struct UnfinishedWorkError: Error, CustomStringConvertible {
    /// What the code might wait for.
    public let description: String
}
