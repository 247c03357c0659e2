/// What a container is observing at the moment.
enum RunningAction {
    case none
    case task(Task<Void, Never>)
    #if canImport(Combine) || OpenCombine
    case subscription(any Cancellable)
    #endif

    /// Ends the action, from any thread.
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
