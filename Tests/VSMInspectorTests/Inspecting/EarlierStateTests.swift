import Observation
import Synchronization
import Testing
@_spi(Host) import VSMTesting

@_spi(Host) @testable import VSM
@_spi(Inspection) @testable import VSMInspector

@Suite("Inspector: earlier states in the views of an app")
struct EarlierStateTests {
    enum LoadViewState: Equatable {
        case initialized
        case loading
        case loaded(Int)
    }

    private let inspector = Inspector(limits: InspectorLimits(), files: SourceFiles(folder: ""), elapsed: { 0 })

    /// A container that has loaded 1, with the inspector; the state before that is `loading`, after line 2.
    private func loaded(on host: TestHost) -> StateContainer<LoadViewState> {
        let container = host.container(state: LoadViewState.initialized).attach(inspector)
        container.observe(.loading)
        container.observe(.loaded(1))
        return container
    }

    private func line(of state: String, _ container: Int = 1) throws -> Int {
        try #require(inspector.record.container(container)?.journey.last { $0.state?.name == state }).id
    }

    @Test("The earlier state is read in place of the current one, which comes back")
    func shown() throws {
        try withTestHost { host in
            let container = loaded(on: host)
            inspector.show(try line(of: "loading"), of: 1)
            host.runUntilIdle()
            #expect(container.state == .loading)
            #expect(inspector.record.container(1)?.state.name == "loaded")
            #expect(inspector.record.container(1)?.shownLine == (try line(of: "loading")))
            inspector.show(nil, of: 1)
            host.runUntilIdle()
            #expect(container.state == .loaded(1))
            #expect(inspector.record.container(1)?.shownLine == nil)
        }
    }

    @Test("Actions that are observed meanwhile are ignored")
    func readOnly() throws {
        try withTestHost { host in
            let container = loaded(on: host)
            inspector.show(try line(of: "loading"), of: 1)
            host.runUntilIdle()
            let count = inspector.record.container(1)?.journey.count
            container.observe(.loaded(2))
            container.observe(StateSequence({ .loaded(3) }, { .loaded(4) }))
            container.observe(.loaded(5), debounced: .seconds(1).on(host.clock))
            host.advance(by: .seconds(2))
            #expect(inspector.record.container(1)?.journey.count == count)
            inspector.show(nil, of: 1)
            host.runUntilIdle()
            #expect(container.state == .loaded(1))
            container.observe(.loaded(6))
            #expect(container.state == .loaded(6))
        }
    }

    @Test("Waiting for a state of an action that is ignored ends at once")
    @MainActor func waiting() async throws {
        let container = StateContainer(state: LoadViewState.initialized).attach(inspector)
        inspector.show(try line(of: "initialized"), of: 1)
        await until { inspector.record.container(1)?.shownLine != nil && container.storage.isReadOnly }
        let state = await container.observe(.init(.loaded(1)), until: { _ in true }, from: .init())
        #expect(state == nil)
    }

    @Test("Views that are gone are neither kept nor rendered")
    func renderersOfViewsThatAreGone() throws {
        final class Screen {
            @RenderedViewState var state: LoadViewState

            init(_ container: StateContainer<LoadViewState>, _ render: @escaping () -> Void) {
                _state = .init(container: container, render: { (_: Screen) in render })
                $state.startRendering(on: self)
            }
        }
        try withTestHost { host in
            let container = loaded(on: host)
            var renderings = 0
            for _ in 0..<10_000 { _ = Screen(container) { renderings += 1 } }
            let shown = Screen(container) { renderings += 1 }
            #expect(try #require(container.storage.inspection).renderers.count < 10)
            renderings = 0
            inspector.show(try line(of: "loading"), of: 1)
            host.runUntilIdle()
            #expect(renderings == 1)
            withExtendedLifetime(shown) {}
        }
    }

    @Test("A running action goes on and changes the current state")
    func running() throws {
        try withTestHost { host in
            let container = host.container(state: LoadViewState.initialized).attach(inspector)
            container.observe {
                try? await host.clock.sleep(for: .seconds(1))
                return .loaded(1)
            }
            host.runUntilIdle()
            inspector.show(try line(of: "initialized"), of: 1)
            host.advance(by: .seconds(1))
            #expect(container.state == .initialized)
            #expect(inspector.record.container(1)?.state.name == "loaded")
            inspector.show(nil, of: 1)
            host.runUntilIdle()
            #expect(container.state == .loaded(1))
        }
    }

    @Test("Containers that are created meanwhile begin nothing until the current state is shown")
    func created() throws {
        try withTestHost { host in
            let container = loaded(on: host)
            inspector.show(try line(of: "loading"), of: 1)
            host.runUntilIdle()
            let row = host.container(state: LoadViewState.initialized).attach(inspector)
            row.observe(.loading)
            #expect(inspector.record.container(2)?.state.name == "initialized")
            inspector.show(nil, of: 1)
            host.runUntilIdle()
            row.observe(.loading)
            #expect(row.state == .loading)
            withExtendedLifetime(container) {}
        }
    }

    @Test("When a container with an earlier state ends, others no longer wait for it")
    func ended() throws {
        try withTestHost { host in
            var container: StateContainer<LoadViewState>? = loaded(on: host)
            inspector.show(try line(of: "loading"), of: 1)
            host.runUntilIdle()
            let row = host.container(state: LoadViewState.initialized).attach(inspector)
            withExtendedLifetime(container) {}
            container = nil
            host.runUntilIdle()
            row.observe(.loading)
            #expect(row.state == .loading)
        }
    }

    @Test("Resume shows the state that the container observes")
    func resumed() throws {
        try withTestHost { host in
            let container = loaded(on: host)
            let line = try line(of: "loading")
            inspector.show(line, of: 1)
            host.runUntilIdle()
            #expect(inspector.resume(1, at: line))
            host.runUntilIdle()
            #expect(inspector.record.container(1)?.state.name == "loading")
            container.observe(.loaded(2))
            #expect(container.state == .loaded(2))
        }
    }

    @Test("A view that is an object renders the earlier state, and then the current one", arguments: [false, true])
    func rendered(beforeTheChange: Bool) throws {
        try withTestHost { host in
            let container = loaded(on: host)
            let screen = Screen(container, beforeTheChange: beforeTheChange)
            screen.$state.startRendering(on: screen)
            inspector.show(try line(of: "loading"), of: 1)
            host.runUntilIdle()
            inspector.show(nil, of: 1)
            host.runUntilIdle()
            #expect(screen.rendered == [.loaded(1), .loading, .loaded(1)])
        }
    }

    @Test("The Observation framework learns of both changes")
    @MainActor func tracked() async throws {
        let container = StateContainer(state: LoadViewState.initialized).attach(inspector)
        container.observe(.loading)
        for (line, expected) in [(try line(of: "initialized"), LoadViewState.initialized), (nil, .loading)] {
            await withCheckedContinuation { changed in
                withObservationTracking {
                    _ = container.state
                } onChange: {
                    changed.resume()
                }
                inspector.show(line, of: 1)
            }
            await until { container.state == expected }
        }
    }

    @Test("A replay shows each state, and then the current one")
    func replayed() async throws {
        let container = await MainActor.run {
            let container = StateContainer(state: LoadViewState.initialized).attach(inspector)
            container.observe(.loading)
            container.observe(.loaded(1))
            return UncheckedContainer(container)
        }
        let shown = Mutex<[Int?]>([])
        await withCheckedContinuation { ended in
            let inspector = inspector
            inspector.replay(1) {
                let line = inspector.record.container(1)?.shownLine
                let count = shown.withLock {
                    $0.append(line)
                    return $0.count
                }
                if count == 3 { ended.resume() }
            }
        }
        #expect(shown.withLock { $0 } == inspector.record.container(1)?.journey.filter { $0.state != nil }.map(\.id))
        for await _ in inspector.changes where inspector.record.container(1)?.shownLine == nil { break }
        withExtendedLifetime(container) {}
    }

    /// Lets the main actor do other work until a condition holds.
    @MainActor
    private func until(_ condition: () -> Bool) async {
        while !condition() { await Task.yield() }
    }
}

private struct UncheckedContainer: @unchecked Sendable {
    let container: StateContainer<EarlierStateTests.LoadViewState>

    init(_ container: StateContainer<EarlierStateTests.LoadViewState>) {
        self.container = container
    }
}

private final class Screen {
    @RenderedViewState var state: EarlierStateTests.LoadViewState
    var rendered: [EarlierStateTests.LoadViewState] = []

    init(_ container: StateContainer<EarlierStateTests.LoadViewState>, beforeTheChange: Bool) {
        _state =
            beforeTheChange
            ? .init(container: container, render: Self.render(_:))
            : .init(container: container, render: Self.renderCurrent)
    }

    func render(_ state: EarlierStateTests.LoadViewState) { rendered.append(state) }

    func renderCurrent() { rendered.append(state) }
}
