#if canImport(Combine) || OpenCombine
extension ObservedAction {
    /// Creates an action that returned a publisher of states.
    @inlinable
    public init(_ publisher: some Publisher<State, Never>) {
        self.init(.publisher) { run in
            if run.beginTurn() {
                ActionSubscriber(run).subscribe { publisher.subscribe($0) }
            } else {
                run.performInTurn { ActionSubscriber(run).subscribe { publisher.subscribe($0) } }
            }
        }
    }
}
#endif
