/// The return value of an action of any shape.
///
/// `observe` takes every shape directly, so you rarely name this type. Use it where only an ``ActionResult`` is taken:
///
/// ```swift
/// container.observe(ObservedAction { await model.toggleFavorite() }, until: { $0.isFavorite })
/// ```
public struct ObservedAction<State> {
    /// The shape of the action.
    public let shape: ActionShape

    /// Whether the action runs to its end even when it is superseded; see ``FinishingAction``.
    public private(set) var finishes = false

    /// Whether a finishing action runs at the same time as others.
    @usableFromInline private(set) var isConcurrent = false

    @usableFromInline let content: Content

    /// What an action does each time it is observed, on the container's owner.
    @usableFromInline
    enum Content {
        /// Writes one state.
        case state(State)
        /// Writes states, now and later.
        case run((ActionRun<State>) -> Void)
    }

    @inlinable
    init(_ shape: ActionShape, _ content: Content) {
        self.shape = shape
        self.content = content
    }

    @inlinable
    init(_ shape: ActionShape, start: @escaping (ActionRun<State>) -> Void) { self.init(shape, .run(start)) }

    /// Returns the action as one that runs to its end.
    func finishing(_ shape: ActionShape, isConcurrent: Bool = false) -> ObservedAction {
        var action = ObservedAction(shape, content)
        action.finishes = true
        action.isConcurrent = isConcurrent
        return action
    }

    /// Begins the action.
    func start(_ run: ActionRun<State>) {
        switch content {
        case .state(let state):
            run.write(state)
            run.finish()
        case .run(let start): start(run)
        }
    }
}

extension ObservedAction: ActionResult {
    /// The action itself.
    @inlinable public var _observed: ObservedAction<State> { self }
}
