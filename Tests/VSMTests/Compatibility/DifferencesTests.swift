import Testing
import VSM
import VSMTesting

@Suite("What behaves differently from vsm-ios, as the guide says", .timeLimit(.minutes(10)))
struct DifferencesTests {
    /// What a save has done.
    private final class Record {
        let clock: any Clock<Duration>
        var lines: [String] = []

        init(_ clock: any Clock<Duration>) { self.clock = clock }

        func save() async -> Int {
            lines.append("begin")
            try? await clock.sleep(for: .seconds(1))
            lines.append(Task.isCancelled ? "cancelled" : "saved")
            return 1
        }
    }

    @Test("An action whose container is released while it runs is cancelled, and one that finishes is not")
    func releasedWhileItRuns() {
        for isFinishing in [false, true] {
            withTestHost { host in
                let record = Record(host.clock)
                var container: StateContainer<Int>? = StateContainer(state: 0, isolation: host)
                if isFinishing {
                    container?.observe(FinishingAction { await record.save() })
                } else {
                    container?.observe { await record.save() }
                }
                host.runUntilIdle()
                container = nil
                host.advance(by: .seconds(1))
                #expect(record.lines == (isFinishing ? ["begin", "saved"] : ["begin", "cancelled"]))
            }
        }
    }

    @Test("A debounced action is dropped by an action without a limit, and one that finishes is called")
    func debouncedSave() {
        for isFinishing in [false, true] {
            withTestHost { host in
                let record = Record(host.clock)
                let container = host.container(state: 0)
                let pause = RateLimitTime.seconds(1, on: host.clock)
                if isFinishing {
                    let save = FinishingAction { await record.save() }
                    container.observe(save, debounced: pause, identifier: "text")
                } else {
                    container.observeAsync({ await record.save() }, debounced: pause)
                }
                container.observe(2)
                host.advance(by: .seconds(5))
                #expect(record.lines == (isFinishing ? ["begin", "saved"] : []))
                #expect(container.state == 2)
            }
        }
    }

    @Test("The argument of a debounced call is evaluated once, when it is due")
    func debouncedArgument() {
        withTestHost { host in
            var called: [Int] = []
            func load(_ number: Int) -> StateSequence<Int> {
                called.append(number)
                return StateSequence(number)
            }
            let container = host.container(state: 0)
            for number in 1...2 {
                container.observe(load(number), debounced: .seconds(1, on: host.clock), identifier: 1)
            }
            #expect(called.isEmpty)
            host.advance(by: .seconds(1))
            #expect(called == [2])
        }
    }

    @Test("A subscriber that observes a state still sees the current one, and all subscribers get both")
    func observesInASubscriber() {
        withTestHost { host in
            let container = host.container(state: "a")
            var seen: [String] = []
            let cancellable = container.$state.dropFirst().sink { state in
                seen.append("\(state), \(container.state)")
                if state == "b" {
                    container.observe("c")
                    seen.append("after observe, \(container.state)")
                }
            }
            container.observe("b")
            #expect(container.state == "c")
            #expect(seen == ["b, a", "after observe, c", "c, c"])
            cancellable.cancel()
        }
    }

    /// A view that notes its calls of `render`.
    private final class Screen {
        @RenderedViewState var state: String
        var rendered: [String] = []

        init(isolation: any Actor) {
            _state = .init(wrappedValue: "a", render: Screen.render, isolation: isolation)
        }

        func render() {
            rendered.append(state)
            if state == "b" {
                $state.observe("c")
                rendered.append("after observe \(state)")
            }
        }
    }

    @Test("A render without a parameter is called for the first state and at each change, and does not nest")
    func renders() {
        withTestHost { host in
            let screen = Screen(isolation: host)
            screen.$state.startRendering(on: screen)
            screen.$state.observe("b")
            screen.$state.observe("d")
            #expect(screen.rendered == ["a", "b", "after observe c", "c", "d"])
        }
    }
}
