extension RenderedViewState {
    /// Observes the actions of a ``RenderedViewState``, publishes its states and starts its rendering.
    public final class RenderedContainer {
        /// The container of the states, for what the projection of `@ViewState` also has: its states, its observers, and its
        /// printing.
        public let container: StateContainer<State>
        @usableFromInline let moment: SubscriptionMoment

        /// Returns what renders on a view; `nil` after rendering has started.
        @usableFromInline var makeRenderer: ((AnyObject) -> ((State) -> Void)?)?

        @usableFromInline var renderer: ClosureSubscriber<State>?

        /// Whether to observe the action with which the feature begins, if there is one, when rendering starts.
        @usableFromInline var hasToBegin = false

        @inlinable
        init<Parent: AnyObject>(
            _ container: StateContainer<State>,
            _ moment: SubscriptionMoment,
            render: @escaping (Parent, State) -> Void
        ) {
            self.container = container
            self.moment = moment
            makeRenderer = { view in
                guard let view = view as? Parent else { return nil }
                return { [weak view] state in
                    if let view { render(view, state) }
                }
            }
        }

        deinit {
            renderer?.cancel()
        }

        /// The container's state; the compiler can specialize access to this property.
        @inlinable var state: State { container.storage.read() }

        /// Renders the current state and every later one.
        ///
        /// Reading the property also starts rendering. Call this method for a view that does not read the property
        /// first. Further calls have no effect, and neither do calls with an object of a class other than the one that
        /// declares `render`.
        ///
        /// - Parameter view: The object to render on, usually `self`; it is not retained.
        @inlinable
        public func startRendering(on view: some AnyObject) {
            _ = start(on: view)
        }

        /// Starts rendering unless it has started.
        ///
        /// - Returns: Whether rendering has started; `false` if the object is of another class.
        @inlinable
        func start(on view: some AnyObject) -> Bool {
            guard let makeRenderer else { return true }
            guard container.storage.owner.checkCaller(of: "startRendering") else {
                container.storage.forwardToMainActor("startRendering") { self.startRendering(on: view) }
                return true
            }
            guard let render = makeRenderer(view) else { return false }
            self.makeRenderer = nil
            let renderer = ClosureSubscriber(owner: container.storage.owner, render)
            self.renderer = renderer
            if hasToBegin { container.observeInitialActionIfAny() }
            container.storage.begin(renderer, at: moment)
            return true
        }

        @usableFromInline
        static func trap(in view: AnyObject) -> Never {
            fatalError(
                """
                A @RenderedViewState was read in \(type(of: view)), but its `render` is a method of another class. \
                Pass a method of the class that declares the property as `render`.
                """
            )
        }
    }
}

extension RenderedViewState.RenderedContainer: StateContaining {
    /// The states that actions return.
    public typealias ActionState = State

    #if canImport(Combine) || OpenCombine
    /// A publisher of the current state, then of each new one before the change.
    @available(swift, deprecated: 100, message: "Prefer container.$state, whose publisher has a type.")
    public var willSetPublisher: AnyPublisher<State, Never> { container.willSetPublisher }

    /// A publisher of the current state, then of each new one after the change.
    public var didSetPublisher: AnyPublisher<State, Never> { container.didSetPublisher }
    #endif
}
