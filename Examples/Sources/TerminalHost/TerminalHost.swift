@_spi(Host) import VSM

/// Shows each state of a container as a line of text, and passes on what a person types.
///
/// A host of views is as small as this: it creates a container, renders the state and each later one, lets the feature begin, and
/// ends the container with the view.
@MainActor
final class TerminalHost<State> {
    private let container: StateContainer<State>
    private let view: (State) -> String
    private let print: (String) -> Void
    private var subscription: StateSubscription?

    /// Creates a host with a container of its own.
    ///
    /// - Parameters:
    ///   - state: The first state.
    ///   - view: Renders a state.
    ///   - print: Shows a line.
    init(_ state: State, view: @escaping (State) -> String, print: @escaping (String) -> Void) {
        container = StateContainer(state: state)
        self.view = view
        self.print = print
    }

    /// Shows the first state, and lets the feature begin.
    func begin() {
        subscription = container.subscribe { [weak self] state in self?.show(state) }
        show(container.state)
        container.observeDeclaredInitialAction()
    }

    /// Lets the feature do what a person has typed.
    func enter(_ line: String, _ act: (String, StateContainer<State>) -> Void) { act(line, container) }

    /// Ends the view.
    ///
    /// Its action is cancelled, and what the container still gets has no effect.
    func end() {
        subscription = nil
        container.tearDown()
    }

    private func show(_ state: State) { print(view(state)) }
}
