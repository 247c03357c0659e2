/// Renders states on a view, one after the other.
@usableFromInline
final class Renderer<State>: StateSubscriber<State> {
    @usableFromInline let render: (State) -> Void

    /// The states that came while the first call of `render` went on, until that is over.
    @exclusivity(unchecked)
    @usableFromInline var waiting: Queue<State>? = Queue()

    @inlinable
    init(_ render: @escaping (State) -> Void) {
        self.render = render
    }

    /// Renders the first state, and then what came meanwhile.
    @inlinable
    func start(with state: State) {
        render(state)
        while let state = waiting?.popFirst() { render(state) }
        waiting = nil
    }

    @usableFromInline
    override func receive(_ state: State) {
        if waiting == nil {
            render(state)
        } else {
            // A call of `render` inside of the first one would be undone by the rest of the first.
            waiting?.append(state)
        }
    }
}
