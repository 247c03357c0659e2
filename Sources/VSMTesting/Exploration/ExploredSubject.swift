package import VSM

/// What an exploration runs and looks at: a container, and what moves it on.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
package struct ExploredSubject<State> {
    /// The container of the states.
    package let container: StateContainer<State>
    /// Brings the container up to date; called after each job and each action.
    package let update: () throws -> Void
    /// Whether an action is running.
    package let isRunning: () -> Bool
    /// Whether a run has left what is explored, so that it does not matter what comes.
    package let hasLeft: () -> Bool

    /// Creates a subject.
    ///
    /// - Parameters:
    ///   - container: The container of the states.
    ///   - update: Brings the container up to date; called after each job and each action.
    ///   - isRunning: Returns whether an action is running.
    ///   - hasLeft: Returns whether a run has left what is explored.
    package init(
        _ container: StateContainer<State>,
        update: @escaping () throws -> Void,
        isRunning: @escaping () -> Bool,
        hasLeft: @escaping () -> Bool = { false }
    ) {
        self.container = container
        self.update = update
        self.isRunning = isRunning
        self.hasLeft = hasLeft
    }

    /// A container that starts with a state, and the actions that it observes.
    init(state: State, on host: TestHost) {
        let container = host.container(state: state)
        let identity = container.identity
        self.init(
            container,
            update: {},
            isRunning: { host.run.actions.runningAction(in: identity) != nil }
        )
    }
}
