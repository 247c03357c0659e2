import Foundation
import Testing
import VSM

/// Renders on the thread of its actor.
final class RecordingScreen {
    @RenderedViewState var state: RecordingViewState
    private(set) var samples: [Double?] = []

    init(_ state: RecordingViewState, isolation: isolated any Actor) {
        _state = .init(wrappedValue: state, render: RecordingScreen.render, isolation: isolation)
        $state.startRendering(on: self)
    }

    private func render() {
        if case .recorded(let recording, _) = state { samples.append(recording.first) } else { samples.append(nil) }
    }
}

extension SmallStack {
    /// Creates a container with a state of 16 kB, and observes a state and two sequences.
    func record() async -> [Double?] {
        let model = RecordingModel { Samples(2) }
        let screen = RecordingScreen(.recorded(Samples(1), model), isolation: self)
        await screen.$state.observe(model.start(), until: { if case .recorded = $0 { true } else { false } })
        screen.$state.observe(.recorded(Samples(3), model))
        screen.$state.observe(
            StateSequence(synchronousStates: [{ .recording }, { .recorded(Samples(4), model) }], states: [])
        )
        return screen.samples
    }
}

@Suite("A state of 16 kB", .timeLimit(.minutes(10)))
struct LargeStateTests {
    @Test("Fits on a stack of 512 kB")
    func smallStack() async {
        let stack = SmallStack()
        #expect(await stack.stackSize == 512 * 1024)
        #expect(await stack.record() == [1, nil, 2, 3, nil, 4])
    }

    @Test("Fits in a box")
    func sizes() {
        #expect(MemoryLayout<Samples>.size == 16_384)
        #expect(MemoryLayout<RecordingViewState>.size > 16_384)
        #expect(MemoryLayout<BoxedViewState>.size <= 17)
    }
}
