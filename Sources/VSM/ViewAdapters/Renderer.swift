/// Renders states on a view, one after the other.
@usableFromInline
final class Renderer<State>: StateSubscriber<State> {
    @usableFromInline let render: (State) -> Void

    @inlinable
    init(_ render: @escaping (State) -> Void) {
        self.render = render
    }

    @usableFromInline
    override func receive(_ state: State) { render(state) }
}
