/// The reason why a message was not understood, for its sender.
struct MessageProblem: Error, Equatable {
    let description: String
}
