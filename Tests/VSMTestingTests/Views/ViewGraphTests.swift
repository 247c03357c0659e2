import Testing
import VSM

@testable import VSMTesting

private enum DoorViewState {
    case closed(ClosedDoor)
    case opening
    case open(OpenDoor)
    case stuck(StuckDoor)
}

private struct ClosedDoor {
    func open() -> StateSequence<DoorViewState> {
        StateSequence(.opening).then {
            try await choose(.success(()), .failure(Rust()))
            return .open(OpenDoor())
        } catch: { _ in
            .stuck(StuckDoor())
        }
    }
}

private struct OpenDoor {
    func close() -> DoorViewState { .closed(ClosedDoor()) }
}

private struct StuckDoor {
    func push() -> StateSequence<DoorViewState> { ClosedDoor().open() }
    func leave() -> DoorViewState { .closed(ClosedDoor()) }
}

private struct Rust: Error {}

extension DoorViewState {
    fileprivate static func explore() throws -> StateGraph<Self> {
        try StateGraph.explore(
            from: { _ in .closed(ClosedDoor()) },
            actions: { state in
                switch state {
                case .closed(let model): [.action("open", model.open())]
                case .opening: []
                case .open(let model): [.action("close", model.close())]
                case .stuck(let model): [.action("push", model.push()), .action("leave", model.leave())]
                }
            }
        )
    }
}

// snippet.driver
/// A view with its driver.
private final class DoorPanel: ExploredView {
    private let container = StateContainer(state: DoorViewState.closed(ClosedDoor()))
    // snippet.hide
    private let canLeave: Bool

    init(canLeave: Bool = true) {
        self.canLeave = canLeave
    }
    // snippet.show

    var controls: [ViewControl] {
        switch container.state {
        case .closed(let model): [.button("Open") { self.container.observe(model.open()) }]
        case .opening: []
        case .open(let model): [.button("Close") { self.container.observe(model.close()) }]
        case .stuck(let model):
            [
                .button("Push") { self.container.observe(model.push()) },
                // snippet.hide
                canLeave ? .button("Leave") { self.container.observe(model.leave()) } : .button("Stay") {},
                // snippet.show
            ]
        }
    }

    var description: String { controls.map(\.name).joined(separator: "\n") }

    var overlay: String { "" }
}
// snippet.end

@MainActor
@Suite("Exploring a view through a driver")
struct ViewGraphTests {
    @Test("A driver that offers everything has no gaps")
    func complete() throws {
        let view = try ViewGraph<DoorViewState>.explore { _ in DoorPanel() }
        view.expectOffered(try DoorViewState.explore())
        view.graph.expectReachable("closed", "opening", "open", "stuck")
    }

    @Test("An action without a control and a control without an action are named by their state")
    func gaps() throws {
        let view = try ViewGraph<DoorViewState>.explore { _ in DoorPanel(canLeave: false) }
        #expect(
            ViewGaps(view).from(try DoorViewState.explore(), except: []) + ViewGaps(view).ofControls() == [
                """
                In "stuck": no control performs "leave", which leads to "closed". The view has there: "Push", "Stay".
                """,
                "In \"stuck\": \"Stay\" does nothing.",
            ]
        )
    }

    @Test("An action that leads to no state is known by its name")
    func actionWithoutState() throws {
        let view = try ViewGraph<DoorViewState>.explore { _ in DoorPanel() }
        let feature = { (name: String) in
            try StateGraph<DoorViewState>.explore(
                from: { _ in .closed(ClosedDoor()) },
                actions: { state in
                    guard case .closed(let model) = state else { return [] }
                    return [.action("open", model.open()), .call(name, ())]
                }
            )
        }
        #expect(
            ViewGaps(view).from(try feature("ring"), except: []).first
                == "In \"closed\": no control performs \"ring\", which leads to no state. The view has there: \"Open\"."
        )
        #expect(!ViewGaps(view).from(try feature("ring"), except: ["ring"]).contains { $0.contains("ring") })
    }

    @Test("A gallery has each state with the way there, what it offers, and what the view shows")
    func gallery() throws {
        let view = try ViewGraph<DoorViewState>.explore { _ in DoorPanel() }
        #expect(
            view.gallery.hasSuffix(
                """
                ## stuck

                - way: Open → [failure]
                - offers: Push, Leave

                ```
                Push
                Leave
                ```
                """
            )
        )
    }

    @Test("A view without a container of such states is reported")
    func noContainer() {
        #expect {
            try ViewGraph<Int>.explore { _ in DoorPanel() }
        } throws: { error in
            "\(error)".hasPrefix("The view has no StateContainer of Int. Create the view in the closure of explore")
        }
    }
}
