// A feature of vsm-ios 1.x, in an app that depends on 2.0 and imports nothing but its module for 1.x.
import LegacyVSM
import Testing

enum DoorViewState {
    case closed(ClosedDoorModel)
    case opening
    case open

    var isOpen: Bool {
        if case .open = self { true } else { false }
    }
}

struct ClosedDoorModel: MutatingCopyable {
    var isLocked = false

    func open() -> StateSequence<DoorViewState> {
        StateSequence({ .opening }, { .open })
    }

    func lock() -> some Publisher<DoorViewState, Never> {
        Just(.closed(copy(mutating: { $0.isLocked = true })))
    }
}

final class Door {
    @RenderedViewState(render: Door.render) var state: DoorViewState = .closed(ClosedDoorModel())

    private(set) var wasRenderedOpen = false

    func render() {
        if state.isOpen { wasRenderedOpen = true }
    }
}

@MainActor
@Suite("Apps that import LegacyVSM", .timeLimit(.minutes(10)))
struct LegacyModuleTests {
    @Test("The module has the containers, sequences and publishers of VSM")
    func container() async {
        let container = StateContainer<DoorViewState>(state: .closed(ClosedDoorModel()))
        if case .closed(let model) = container.state { container.observe(model.lock()) }
        if case .closed(let model) = container.state {
            #expect(model.isLocked)
            container.observe(model.open())
        }
        for await state in container.states where state.isOpen { break }
        #expect(container.state.isOpen)
    }

    @Test("The module has the property wrappers of VSM")
    func wrapper() {
        let door = Door()
        #expect(!door.state.isOpen)
        door.$state.observe(.open)
        #expect(door.wasRenderedOpen)
    }
}
