/// A view that renders the state of a container.
///
/// Conform a view, a view controller or anything else that shows a state. The state and the observing of actions are
/// then at hand without naming the container:
///
/// ```swift
/// struct CounterView: ViewStateRendering {
///     let container: StateContainer<CounterViewState>
///
///     func increment() {
///         guard case .counting(let model) = state else { return }
///         observe(model.increment())
///     }
/// }
/// ```
public protocol ViewStateRendering {
    /// The states this view can render.
    associatedtype ViewState

    /// Holds the state and observes actions.
    var container: StateContainer<ViewState> { get }
}

extension ViewStateRendering {
    /// The state to render.
    public var state: ViewState { container.state }

    /// Moves to a state that an action returned.
    public func observe(_ nextState: ViewState) {
        container.observe(nextState)
    }

    /// Moves to the state that an asynchronous action returns, once it does.
    public func observe(_ action: @escaping () async -> ViewState) {
        container.observe(action)
    }

    /// Moves through the states of a sequence.
    public func observe(_ stateSequence: StateSequence<ViewState>) {
        container.observe(stateSequence)
    }

    /// Moves through the states of an asynchronous sequence as they arrive.
    public func observe<States: AsyncSequence>(_ states: States)
    where States.Element == ViewState, States.Failure == Never {
        container.observe(states)
    }

    #if canImport(Combine) || OpenCombine
    /// Moves through the states that a publisher emits.
    public func observe(_ publisher: some Publisher<ViewState, Never>) {
        container.observe(publisher)
    }
    #endif
}
