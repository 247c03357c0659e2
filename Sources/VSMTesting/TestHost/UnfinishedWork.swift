/// Asynchronous code waits for something that no one on the host will do.
public struct UnfinishedWork: Error, CustomStringConvertible {
    /// What is known of what it waits for.
    public let description: String
}
