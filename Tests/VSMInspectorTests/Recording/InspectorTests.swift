import Testing
@_spi(Host) import VSM
@_spi(Host) import VSMTesting

@_spi(Inspection) @testable import VSMInspector

@Suite("Inspector: the journeys of containers")
struct InspectorTests {
    enum LoadViewState: Equatable {
        case initialized
        case loading
        case loaded(Int)
    }

    private func inspector(_ limits: InspectorLimits = InspectorLimits()) -> Inspector {
        let files = SourceFiles(folder: "")
        return Inspector(limits: limits, files: files, elapsed: { 0 })
    }

    private func texts(_ inspector: Inspector, _ container: Int = 1) -> [String] {
        (inspector.record.container(container)?.journey ?? []).map { line in
            let text = JourneyText(line, of: inspector)
            return [text.state, text.remark].compactMap { $0 }.joined(separator: ", ")
        }
    }

    @Test("A container begins with its state, and each change is a line")
    func changes() {
        withTestHost { host in
            let inspector = inspector()
            let container = host.container(state: LoadViewState.initialized).attach(inspector)
            container.observe(StateSequence({ .loading }, { .loaded(1) }))
            host.runUntilIdle()
            #expect(texts(inspector) == ["initialized", "loading, 0 µs", "loaded, 0 µs", "finished after 0 µs"])
            #expect(inspector.record.container(1)?.state.name == "loaded")
            #expect(inspector.record.container(1)?.walk.states.map(\.name) == ["initialized", "loading", "loaded"])
        }
    }

    @Test("What was superseded and dropped is a line with its reason")
    func superseded() {
        withTestHost { host in
            let inspector = inspector()
            let container = host.container(state: LoadViewState.initialized).attach(inspector)
            container.observe {
                try? await host.clock.sleep(for: .seconds(1))
                return .loaded(1)
            }
            host.runUntilIdle()
            container.observe(.loading)
            host.advance(by: .seconds(1))
            let lines = texts(inspector)
            #expect(lines.contains { $0.hasPrefix("superseded by") })
            #expect(lines.contains("dropped loaded"))
            #expect(inspector.record.container(1)?.state.name == "loading")
        }
    }

    @Test("A debounced call that was replaced is a line")
    func debounced() {
        withTestHost { host in
            let inspector = inspector()
            let container = host.container(state: LoadViewState.initialized).attach(inspector)
            for number in 1...2 {
                container.observe(.loaded(number), debounced: .seconds(1), identifier: "save")
            }
            host.advance(by: .seconds(2))
            #expect(texts(inspector).contains("debounced"))
        }
    }

    @Test("A container can continue with an earlier state, and gets no state of another type")
    func resume() throws {
        try withTestHost { host in
            let inspector = inspector()
            let container = host.container(state: LoadViewState.initialized).attach(inspector)
            container.observe(.loaded(1))
            container.observe(.loaded(2))
            let line = try #require(inspector.record.container(1)?.journey.first { $0.state?.name == "loaded" })
            #expect(inspector.resume(1, at: line.id))
            host.runUntilIdle()
            #expect(container.state == .loaded(1))
            #expect(texts(inspector).last == "finished after 0 µs")
            #expect(inspector.resume(1, at: 99) == false)
            #expect(inspector.resume(2, at: line.id) == false)
        }
    }

    @Test("A container that was released is closed, and its address may be used again")
    func end() {
        withTestHost { host in
            let inspector = inspector()
            for _ in 0..<3 {
                let container = host.container(state: LoadViewState.initialized).attach(inspector)
                container.observe(.loading)
            }
            #expect(inspector.record.containers.map(\.isOpen) == [false, false, false])
            #expect(inspector.record.containers.allSatisfy { $0.journey.count == 3 })
            #expect(inspector.resume(1, at: 1))
        }
    }

    @Test("Memory is bounded: the oldest lines and closed containers are removed first")
    func bounds() throws {
        try withTestHost { host in
            var limits = InspectorLimits()
            (limits.containers, limits.lines, limits.linesOfContainer) = (3, 12, 5)
            let inspector = inspector(limits)
            let kept = host.container(state: LoadViewState.initialized).attach(inspector)
            for _ in 0..<5 { _ = host.container(state: LoadViewState.initialized).attach(inspector) }
            #expect(inspector.record.containers.count == 3)
            #expect(inspector.record.containers.first?.isOpen == true)
            for number in 0..<20 { kept.observe(.loaded(number)) }
            let container = try #require(inspector.record.container(1))
            #expect(container.journey.count == 5)
            #expect(container.removedLines == 1 + 40 - 5)
            #expect(inspector.record.containers.reduce(0) { $0 + $1.journey.count } <= 12)
        }
    }

    @Test("A state whose release emits events does not block the inspector")
    func release() {
        final class Owner {
            let container: StateContainer<LoadViewState>
            init(_ container: StateContainer<LoadViewState>) { self.container = container }
            deinit { container.observe(.loading) }
        }
        withTestHost { host in
            var limits = InspectorLimits()
            limits.linesOfContainer = 1
            let inspector = inspector(limits)
            let container = host.container(state: Owner?.none).attach(inspector)
            let inner = host.container(state: LoadViewState.initialized).attach(inspector)
            container.observe(Owner(inner))
            container.observe(nil)
            #expect(inner.state == .loading)
        }
    }
}
