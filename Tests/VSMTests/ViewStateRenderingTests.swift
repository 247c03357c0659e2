import Testing
import VSM

private struct NumberView: ViewStateRendering {
    let container: StateContainer<Int>
}

@MainActor
@Suite("A view that renders a container's state", .timeLimit(.minutes(10)))
struct ViewStateRenderingTests {
    @Test("state and every form of observe forward to the container")
    func forwards() async {
        let view = NumberView(container: StateContainer(state: 0))
        view.observe(1)
        #expect(view.state == 1)
        view.observe(Just(2))
        #expect(view.state == 2)
        view.observe(StateSequence({ 3 }, { 4 }))
        #expect(view.container.state == 3)
        view.observe { 5 }
        for await state in view.container.states where state == 5 { break }
        view.observe(AsyncStream { $0.yield(6) })
        for await state in view.container.states where state == 6 { break }
    }
}
