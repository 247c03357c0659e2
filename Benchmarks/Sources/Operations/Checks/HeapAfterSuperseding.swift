import CHeap
import VSM

extension MeasuredCheck {
    static let heapAfterSuperseding = MeasuredCheck(
        name: "heap-after-superseding",
        title: "bytes that superseding 10,000 pending actions leaves behind",
        // The limit is less than a byte for each action; caches of the runtime account for the rest.
        limit: 9_999
    ) { runLoop in
        let container = StateContainer<TwoWordState>(state: .a(0))
        @MainActor func supersede(_ number: Int) {
            for index in 1..<10_000 { container.observe { .a(index) } }
            container.observe { .b(number) }
            runLoop.run { container.state == .b(number) }
            // The tasks free their memory after they have run.
            runLoop.runOnce()
        }
        // The first round fills the runtime's caches of tasks and queue items.
        supersede(1)
        let before = heap_bytes_in_use()
        supersede(2)
        return max(0, Int(heap_bytes_in_use()) - Int(before))
    }
}
