import SwiftUI
import Testing
import VSM

@MainActor
@Suite("Types with @ViewState that are isolated to no actor", .timeLimit(.minutes(10)))
struct NonisolatedHolderTests {
    @Test("A view that is isolated to no actor is shown with its state")
    func view() throws {
        let host = HostedView { NonisolatedCounter() }
        try host.press("Count 0")
        #expect(host.description == "Button \"Count 1\"")
    }

    @Test("A struct that is not a view can hold a state")
    func structure() {
        let holder = makeHolder()
        holder.$count.observe(holder.count + 1)
        #expect(holder.count == 2)
        #expect(StateHolder(count: 5).count == 5)
    }

    @Test("A dynamic property that holds a state updates the view")
    func dynamicProperty() throws {
        let host = HostedView { SteppingView() }
        try host.press("Count 0")
        #expect(host.description == "Button \"Count 2\"")
    }
}

nonisolated private func makeHolder() -> StateHolder { StateHolder() }

nonisolated private struct NonisolatedCounter: View {
    @ViewState var count = 0

    @MainActor var body: some View {
        Button("Count \(count)") { $count.observe(count + 1) }
    }
}

nonisolated private struct StateHolder {
    @ViewState var count = 1
}

nonisolated private struct Stepping: DynamicProperty {
    @ViewState private var count = 0
    let step: Int

    init(by step: Int) {
        self.step = step
    }

    init(from count: Int, by step: Int) {
        _count = .init(container: .init(state: count, isolation: MainActor.shared))
        self.step = step
    }

    @MainActor var value: Int { count }

    @MainActor
    func advance() {
        $count.observe(count + step)
    }
}

private struct SteppingView: View {
    private let counter = Stepping(by: 2)

    var body: some View {
        Button("Count \(counter.value)") { counter.advance() }
    }
}
