import Testing
import VSM

@Suite("A view that is an object and belongs to an actor other than the main actor", .timeLimit(.minutes(10)))
struct RenderedViewStateOwnerTests {
    @Test("A view that is created on an actor renders on it, even states that are emitted elsewhere")
    func actor() async {
        await TestActor().run { actor in
            let view = PlainView(isolation: actor)
            #expect(view.state == 0)
            let subject = PassthroughSubject<Int, Never>()
            view.$state.observe(subject)
            onAnotherThread { subject.send(1) }
            for await state in view.$state.didSetPublisher.values where state == 1 { break }
            view.$state.observe {
                actor.preconditionIsolated()
                return 2
            }
            for await state in view.$state.didSetPublisher.values where state == 2 { break }
            #expect(view.rendered == [0, 1, 2])
        }
    }

    @Test("A class of a global actor declares the owner at the property")
    @RenderingActor
    func globalActor() {
        let view = GlobalActorView()
        _ = view.state
        view.$state.observe(1)
        #expect(view.rendered == [0, 1])
    }

    #if os(Linux) || os(macOS)
    @Test("Reading the state from outside the owner traps")
    func outside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let owner = TestActor()
            await TestActor().run { _ in _ = PlainView(isolation: owner).state }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("was used from outside the actor that owns the container"))
    }
    #endif
}

private final class PlainView {
    @RenderedViewState var state: Int
    let isolation: any Actor
    var rendered: [Int] = []

    init(isolation: any Actor) {
        self.isolation = isolation
        _state = .init(wrappedValue: 0, render: PlainView.render, isolation: isolation)
    }

    func render() {
        isolation.preconditionIsolated()
        rendered.append(state)
    }
}

@globalActor
private actor RenderingActor {
    static let shared = RenderingActor()
}

@RenderingActor
private final class GlobalActorView {
    @RenderedViewState(render: GlobalActorView.render, isolation: RenderingActor.shared) var state = 0
    var rendered: [Int] = []

    func render() { rendered.append(state) }
}
