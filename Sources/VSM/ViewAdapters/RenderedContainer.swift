#if canImport(SwiftUI)
public import SwiftUI
#endif

extension RenderedViewState {
    /// Observes the actions of a ``RenderedViewState``, publishes its states and starts its rendering.
    public final class RenderedContainer {
        let container: StateContainer<State>
        private let moment: SubscriptionMoment
        private var rendering: Rendering
        private var subscription: StateSubscription?

        private enum Rendering {
            /// The closure takes the view, once it is known, and returns what renders a state on it.
            case notStarted(on: (AnyObject) -> (State) -> Void)
            /// The first call of `render` goes on; these states came meanwhile.
            case first(waiting: Queue<State>)
            case started
        }

        init<Parent: AnyObject>(
            _ container: StateContainer<State>,
            _ moment: SubscriptionMoment,
            render: @escaping (Parent, State) -> Void
        ) {
            self.container = container
            self.moment = moment
            rendering = .notStarted { view in
                guard let view = view as? Parent else {
                    fatalError(
                        """
                        A @RenderedViewState that renders \(Parent.self) was read in \(type(of: view)). \
                        Pass a method of the class that declares the property as `render`.
                        """
                    )
                }
                return { [weak view] state in
                    if let view { render(view, state) }
                }
            }
        }

        /// Renders the current state, and from now on every state that follows.
        ///
        /// Reading the property does the same, so this is for views that do not read it before they want to be
        /// rendered. Further calls have no effect. Traps when called from outside the container's owner, or on an
        /// object of another class than the one that `render` belongs to.
        ///
        /// - Parameter view: the object to render on, usually `self`; held weakly.
        public func startRendering(on view: some AnyObject) {
            guard case .notStarted(let makeRender) = rendering else { return }
            let render = makeRender(view)
            rendering = .first(waiting: Queue())
            subscription = container.subscribe(moment) { [weak self] state in
                if let self, mayRender(state) { render(state) }
            }
            render(container.state)
            while let waiting = nextWaiting() { render(waiting) }
        }

        /// Whether a state can be rendered now; if not, it waits.
        private func mayRender(_ state: State) -> Bool {
            guard case .first(var waiting) = rendering else { return true }
            // A call of `render` inside of the first one would be undone by the rest of the first.
            waiting.append(state)
            rendering = .first(waiting: waiting)
            return false
        }

        private func nextWaiting() -> State? {
            guard case .first(var waiting) = rendering, let state = waiting.popFirst() else {
                rendering = .started
                return nil
            }
            rendering = .first(waiting: waiting)
            return state
        }
    }
}

extension RenderedViewState.RenderedContainer: StateContaining {
    /// The states that actions return.
    public typealias ViewState = State

    /// Observes an action now.
    public func observe(_ action: ObservedAction<State>, from call: CallSite) {
        container.observe(action, from: call)
    }

    /// Observes an action when its time has come.
    public func observe(
        _ makeAction: @escaping () -> ObservedAction<State>,
        paced pacing: ActionPacing,
        identifier: AnyHashable,
        from call: CallSite
    ) {
        container.observe(makeAction, paced: pacing, identifier: identifier, from: call)
    }

    /// Observes an action now and waits for one of its states.
    public func observe(
        _ action: ObservedAction<State>,
        until predicate: @escaping (State) -> Bool,
        from call: CallSite
    ) async -> State? {
        await container.observe(action, until: predicate, from: call)
    }

    #if canImport(Combine) || OpenCombine
    /// Publishes the current state, then each new one before the change.
    public var willSetPublisher: StatePublisher<State> { container.willSetPublisher }

    /// Publishes the current state, then each new one after the change.
    public var didSetPublisher: StatePublisher<State> { container.didSetPublisher }
    #endif

    #if canImport(SwiftUI)
    /// Binds a value of the state to an action.
    @MainActor @preconcurrency
    public func bind<Value>(
        _ path: KeyPath<State, Value>,
        from call: CallSite,
        to action: @escaping (State, Value) -> ObservedAction<State>
    ) -> Binding<Value> {
        container.bind(path, from: call, to: action)
    }
    #endif
}
