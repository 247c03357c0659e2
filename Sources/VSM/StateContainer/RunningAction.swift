/// What a container is observing at the moment.
@usableFromInline
enum RunningAction<State> {
    case none
    case task(Task<Void, Never>)
    #if canImport(Combine) || OpenCombine
    case subscription(ActionSubscriber<State>)
    #endif

    @inlinable var isNone: Bool {
        if case .none = self { true } else { false }
    }

    /// Ends the action, from any thread.
    @usableFromInline
    func cancel() {
        switch self {
        case .none: break
        case .task(let task): task.cancel()
        #if canImport(Combine) || OpenCombine
        case .subscription(let subscription): subscription.cancel()
        #endif
        }
    }
}
