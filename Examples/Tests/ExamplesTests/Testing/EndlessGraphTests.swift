import Testing
import VSM
import VSMTesting

@Suite("Testing: a feature that goes on forever")
struct EndlessGraphTests {
    private enum StopwatchViewState {
        case stopped(StopwatchModel)
        case ticking(seconds: Int, StopwatchModel)

        var actions: [StateAction<StopwatchViewState>] {
            switch self {
            case .stopped(let model): [.action("start", model.start())]
            case .ticking(_, let model): [.action("stop", model.stop())]
            }
        }
    }

    private struct StopwatchModel {
        let clock: any Clock<Duration>

        func start() -> AsyncStream<StopwatchViewState> {
            var seconds = -1
            return AsyncStream {
                if seconds >= 0 { try? await clock.sleep(for: .seconds(1)) }
                seconds += 1
                return Task.isCancelled ? nil : .ticking(seconds: seconds, self)
            }
        }

        func stop() -> StopwatchViewState { .stopped(self) }
    }

    @Test("A stopwatch ticks until it is stopped")
    func ticks() throws {
        // snippet.endless
        let graph = try StateGraph.explore(
            from: { host in StopwatchViewState.stopped(StopwatchModel(clock: host.clock)) },
            actions: \.actions,
            limits: ExplorationLimits(sleeps: 10)
        )
        graph.expectNoDeadEnds()
        graph.expectNoHangs(except: "ticking")
        // snippet.end
        #expect(graph.omissions.map(\.reason).contains(.sleeps(10)))
        #expect(graph.nodes.map(\.name) == ["stopped", "ticking"])
    }
}
