/// The reason why a message was not understood, for its sender.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct MessageProblem: Error, Equatable {
    let description: String
}
