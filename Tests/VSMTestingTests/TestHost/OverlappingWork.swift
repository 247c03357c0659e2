@_spi(Host) @testable import VSM
@_spi(Host) @testable import VSMTesting

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

/// A feature with much concurrency: every shape of action, child tasks, and another actor.
enum OverlappingWork {
    /// Runs it on a host until it ends.
    ///
    /// - Returns: The events, in order.
    static func run(on host: TestHost) -> [String] {
        let trace = Trace()
        let shelf = Shelf(trace)
        let subject = PassthroughSubject<Int, Never>()
        let containers = (0..<5).map { _ in host.container(state: 0) }
        let subscriptions = containers.enumerated().map { number, container in
            container.subscribe { trace.note("container \(number): \($0)") }
        }
        containers[0].observe {
            await trace.takeSteps("closure")
            return 1
        }
        containers[1].observe(StateSequence({ 1 }, { await onNoActor(trace) }, { await shelf.put("sequence") }))
        containers[2].observe(subject)
        containers[3].observe(
            {
                await shelf.put("debounced")
            },
            debounced: .seconds(1, on: host.clock)
        )
        containers[4].observe {
            async let left = onNoActor(trace)
            async let right = shelf.put("child")
            return await left + right
        }
        host.start {
            for number in 1...3 {
                await Task.yield()
                subject.send(number)
            }
            subject.send(completion: .finished)
        }
        host.start {
            await withTaskGroup(of: Void.self) { group in
                for name in ["a", "b", "c"] { group.addTask { await trace.takeSteps(name, 2) } }
            }
        }
        host.advance(by: .seconds(1))
        _ = subscriptions
        return trace.all
    }

    @concurrent
    private static func onNoActor(_ trace: Trace) async -> Int {
        await trace.takeSteps("on no actor", 2)
        return 2
    }

    private actor Shelf {
        private let trace: Trace
        private var count = 0

        init(_ trace: Trace) {
            self.trace = trace
        }

        func put(_ name: String) async -> Int {
            count += 1
            trace.note("shelf takes \(name)")
            await Task.yield()
            trace.note("shelf has \(name)")
            return count
        }
    }
}
