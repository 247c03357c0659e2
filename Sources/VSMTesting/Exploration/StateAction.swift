public import VSM

/// An action that a state offers, with the name that it has in a state graph.
///
/// ```swift
/// switch state {
/// case .initialized(let model): [.action("load", model.load())]
/// case .loading, .loaded: []
/// case .loadingError(let model): [.action("retry", model.retry())]
/// }
/// ```
public struct StateAction<State> {
    /// The name of the action in the graph.
    public let name: String

    let kind: Kind

    /// Does with a container what a view does that takes the action.
    ///
    /// For tests that go one way by the names of the actions, with the list that an exploration takes.
    public let perform: (StateContainer<State>) -> Void

    enum Kind {
        /// What it returns is observed at once.
        case returns
        /// It may be observed, now or later.
        case performs
        /// Nothing is observed.
        case calls
    }

    private init(_ name: String, _ kind: Kind, perform: @escaping (StateContainer<State>) -> Void) {
        self.name = name
        self.kind = kind
        self.perform = perform
    }

    /// Whatever a view does with the container; for actions that are debounced, throttled or bound.
    ///
    /// ```swift
    /// .perform("type") { $0.observe(model.search("c"), debounced: .seconds(0.5), clock: host.clock) }
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name of the action in the graph.
    ///   - perform: is given the container.
    /// - Returns: the action.
    public static func perform(_ name: String, _ perform: @escaping (StateContainer<State>) -> Void) -> StateAction {
        StateAction(name, .performs, perform: perform)
    }

    /// A plain call, whose outcome others publish.
    ///
    /// - Parameters:
    ///   - name: the name of the action in the graph.
    ///   - call: the call.
    /// - Returns: the action.
    public static func call(_ name: String, _ call: @autoclosure @escaping () -> Void) -> StateAction {
        StateAction(name, .calls) { _ in call() }
    }

    /// An action that returns a state.
    ///
    /// - Parameters:
    ///   - name: the name of the action in the graph.
    ///   - action: calls the action.
    /// - Returns: the action.
    public static func action(_ name: String, _ action: @autoclosure @escaping () -> State) -> StateAction {
        StateAction(name, .returns) { $0.observe(action()) }
    }

    /// An action that returns a sequence of states.
    ///
    /// - Parameters:
    ///   - name: the name of the action in the graph.
    ///   - action: calls the action.
    /// - Returns: the action.
    public static func action(
        _ name: String,
        _ action: @autoclosure @escaping () -> StateSequence<State>
    ) -> StateAction {
        StateAction(name, .returns) { $0.observe(action()) }
    }

    /// An action that returns an asynchronous sequence of states.
    ///
    /// - Parameters:
    ///   - name: the name of the action in the graph.
    ///   - action: calls the action.
    /// - Returns: the action.
    public static func action<States: AsyncSequence>(
        _ name: String,
        _ action: @autoclosure @escaping () -> States
    ) -> StateAction where States.Element == State, States.Failure == Never {
        StateAction(name, .returns) { $0.observe(action()) }
    }

    #if canImport(Combine) || OpenCombine
    /// An action that returns a publisher of states.
    ///
    /// - Parameters:
    ///   - name: the name of the action in the graph.
    ///   - action: calls the action.
    /// - Returns: the action.
    public static func action(
        _ name: String,
        _ action: @autoclosure @escaping () -> some Publisher<State, Never>
    ) -> StateAction {
        StateAction(name, .returns) { $0.observe(action()) }
    }
    #endif

    /// An action that takes time to return a state.
    ///
    /// - Parameters:
    ///   - name: the name of the action in the graph.
    ///   - action: calls the action.
    /// - Returns: the action.
    public static func action(_ name: String, _ action: @escaping () async -> State) -> StateAction {
        StateAction(name, .returns) { $0.observe(action) }
    }

    /// An action that takes time to return an asynchronous sequence of states.
    ///
    /// - Parameters:
    ///   - name: the name of the action in the graph.
    ///   - action: calls the action.
    /// - Returns: the action.
    public static func action<States: AsyncSequence>(
        _ name: String,
        _ action: @escaping () async -> States
    ) -> StateAction where States.Element == State, States.Failure == Never {
        StateAction(name, .returns) { $0.observe(action) }
    }
}
