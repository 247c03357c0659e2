public import VSM

/// An action that a state offers, with its name in a state graph.
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

    /// Runs the action on a container, as a view does.
    ///
    /// For tests that run actions by name, using the same list as an exploration.
    public let perform: (StateContainer<State>) -> Void

    enum Kind {
        /// Its return value is observed immediately.
        case returns
        /// It may observe something, now or later.
        case performs
        /// It observes nothing.
        case calls
    }

    private init(_ name: String, _ kind: Kind, perform: @escaping (StateContainer<State>) -> Void) {
        self.name = name
        self.kind = kind
        self.perform = perform
    }

    /// Returns an action that runs arbitrary code, for actions that are debounced, throttled or bound.
    ///
    /// ```swift
    /// .perform("type") { $0.observe(model.search("c"), debounced: .seconds(0.5, on: host.clock)) }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the action in the graph.
    ///   - perform: The code; it takes the container.
    /// - Returns: The action.
    public static func perform(_ name: String, _ perform: @escaping (StateContainer<State>) -> Void) -> StateAction {
        StateAction(name, .performs, perform: perform)
    }

    /// Returns an action that is a plain call, such as one whose outcome a repository publishes.
    ///
    /// - Parameters:
    ///   - name: The name of the action in the graph.
    ///   - call: The call.
    /// - Returns: The action.
    public static func call(_ name: String, _ call: @autoclosure @escaping () -> Void) -> StateAction {
        StateAction(name, .calls) { _ in call() }
    }

    /// Returns an action that returns a state.
    ///
    /// - Parameters:
    ///   - name: The name of the action in the graph.
    ///   - action: Calls the action.
    /// - Returns: The action.
    public static func action(_ name: String, _ action: @autoclosure @escaping () -> State) -> StateAction {
        StateAction(name, .returns) { $0.observe(action()) }
    }

    /// Returns an action that returns a sequence of states.
    ///
    /// - Parameters:
    ///   - name: The name of the action in the graph.
    ///   - action: Calls the action.
    /// - Returns: The action.
    public static func action(
        _ name: String,
        _ action: @autoclosure @escaping () -> StateSequence<State>
    ) -> StateAction {
        StateAction(name, .returns) { $0.observe(action()) }
    }

    /// Returns an action that returns an asynchronous sequence of states.
    ///
    /// - Parameters:
    ///   - name: The name of the action in the graph.
    ///   - action: Calls the action.
    /// - Returns: The action.
    @available(Systems 2024, *)
    public static func action<States: AsyncSequence>(
        _ name: String,
        _ action: @autoclosure @escaping () -> States
    ) -> StateAction where States.Element == State, States.Failure == Never {
        StateAction(name, .returns) { $0.observe(action()) }
    }

    #if canImport(Combine) || OpenCombine
    /// Returns an action that returns a publisher of states.
    ///
    /// - Parameters:
    ///   - name: The name of the action in the graph.
    ///   - action: Calls the action.
    /// - Returns: The action.
    public static func action(
        _ name: String,
        _ action: @autoclosure @escaping () -> some Publisher<State, Never>
    ) -> StateAction {
        StateAction(name, .returns) { $0.observe(action()) }
    }
    #endif

    /// Returns an action that runs to its end.
    ///
    /// - Parameters:
    ///   - name: The name of the action in the graph.
    ///   - action: Calls the action.
    /// - Returns: The action.
    public static func action(
        _ name: String,
        _ action: @autoclosure @escaping () -> FinishingAction<State>
    ) -> StateAction {
        StateAction(name, .returns) { $0.observe(action()) }
    }

    /// Returns an asynchronous action that returns a state.
    ///
    /// - Parameters:
    ///   - name: The name of the action in the graph.
    ///   - action: Calls the action.
    /// - Returns: The action.
    public static func action(_ name: String, _ action: @escaping () async -> State) -> StateAction {
        StateAction(name, .returns) { $0.observe(action) }
    }

    /// Returns an asynchronous action that returns an asynchronous sequence of states.
    ///
    /// - Parameters:
    ///   - name: The name of the action in the graph.
    ///   - action: Calls the action.
    /// - Returns: The action.
    @available(Systems 2024, *)
    public static func action<States: AsyncSequence>(
        _ name: String,
        _ action: @escaping () async -> States
    ) -> StateAction where States.Element == State, States.Failure == Never {
        StateAction(name, .returns) { $0.observe(action) }
    }
}
