import Testing
import VSM
import VSMTesting

// snippet.saves
// For the actions that one file observes; without `fileprivate`, for those of a module.
extension ActionObserving {
    fileprivate func observe(_ action: @escaping () async -> ActionState, file: String = #fileID, line: UInt = #line) {
        observe(FinishingAction(action), file: file, line: line)
    }

    fileprivate func observe(_ sequence: StateSequence<ActionState>, file: String = #fileID, line: UInt = #line) {
        observe(FinishingAction(sequence), file: file, line: line)
    }
}
// snippet.end

/// What an app that comes from vsm-ios 2.0 can declare during the move.
@MainActor
@Suite("Saves of released containers, as in vsm-ios 2.0")
struct SavesOfReleasedContainersTests {
    private func events(_ observe: (StateContainer<Int>, @escaping () async -> Int) -> Void) -> [String] {
        withTestHost { host in
            var events: [String] = []
            var container: StateContainer<Int>? = host.container(state: 0)
            if let container {
                observe(container) {
                    events.append("begin")
                    do {
                        try await host.clock.sleep(for: .seconds(1))
                        events.append("saved")
                    } catch {
                        events.append("cancelled")
                    }
                    return 1
                }
            }
            host.runUntilIdle()
            container = nil
            host.advance(by: .seconds(2))
            return events
        }
    }

    @Test("A closure finishes")
    func closure() {
        #expect(events { $0.observe($1) } == ["begin", "saved"])
    }

    @Test("A sequence finishes")
    func sequence() {
        #expect(
            events { container, save in container.observe(StateSequence { Next { await save() } }) }
                == ["begin", "saved"]
        )
    }

    @Test("Without the declaration, it is cancelled, as in 1.x")
    func cancelled() {
        #expect(events { $0.observe(ObservedAction($1)) } == ["begin", "cancelled"])
    }
}
