public import VSM

/// The subject of an exploration: a container, and the code that updates it.
@available(Systems 2024, *)
@_spi(Host) public struct ExploredSubject<State> {
    /// The container of the states.
    public let container: StateContainer<State>
    /// Brings the container up to date; called after each job and each action.
    public let update: () throws -> Void
    /// Whether an action is running.
    public let isRunning: () -> Bool
    /// Whether a run has left the explored feature, so that later states don't matter.
    public let hasLeft: () -> Bool
    /// Whether actions that go, come back and go again are reported; see ``FlickeringControls``.
    public let reportsFlickering: Bool

    /// Creates a subject.
    ///
    /// - Parameters:
    ///   - container: The container of the states.
    ///   - update: Brings the container up to date; called after each job and each action.
    ///   - isRunning: Returns whether an action is running.
    ///   - hasLeft: Returns whether a run has left the explored feature.
    ///   - reportsFlickering: Whether the exploration reports actions that go, come back and go again.
    public init(
        _ container: StateContainer<State>,
        update: @escaping () throws -> Void,
        isRunning: @escaping () -> Bool,
        hasLeft: @escaping () -> Bool = { false },
        reportsFlickering: Bool = true
    ) {
        self.container = container
        self.update = update
        self.isRunning = isRunning
        self.hasLeft = hasLeft
        self.reportsFlickering = reportsFlickering
    }

    /// Creates a subject for a container and for the actions that it observes.
    init(_ container: StateContainer<State>, on host: TestHost) {
        let identity = ContainerIdentity(of: container)
        self.init(
            container,
            update: {},
            isRunning: { host.run.actions.runningAction(in: identity) != nil }
        )
    }
}
