import Foundation
import Testing

@testable import VSM

// The last reference to a container is released on another thread at the moment at which its action ends on the owner. One
// of the two threads releases the action.
extension DiesWhenDroppedTests {
    /// An action that ends, or begins to follow, after a meeting with the thread that releases the container.
    enum MeetingAction: String, CaseIterable, CustomTestStringConvertible {
        case closure
        case sequence
        case finishing = "FinishingAction"
        case following = "StateSequence that begins to follow"

        var testDescription: String { rawValue }

        func observe(on container: StateContainer<Int>, holding lifeline: Lifeline, _ meet: @escaping () -> Void) {
            let closure = { () async -> Int in
                meet()
                withExtendedLifetime(lifeline) {}
                return 1
            }
            switch self {
            case .closure: container.observe(closure)
            case .sequence:
                container.observe { () async in
                    withExtendedLifetime(lifeline) {}
                    return CountedSequence(1, onIteration: meet)
                }
            case .finishing: container.observe(FinishingAction(closure))
            case .following:
                let values = AsyncStream<Int> { _ in }
                container.observe(
                    StateSequence<Int>().following {
                        meet()
                        withExtendedLifetime(lifeline) {}
                        return values
                    } as: {
                        $0
                    }
                )
            }
        }
    }

    /// The number of containers that each test releases.
    private static let count = ProcessInfo.processInfo.environment["VSM_RELEASES"].flatMap(Int.init) ?? 500

    @Test("A publisher may complete while its container is released on another thread", arguments: [false, true])
    func publisherThatCompletes(endsBefore: Bool) async {
        let releaser = Releaser(count: Self.count, endsBefore: endsBefore)
        await TestActor().run { owner in
            for number in 0..<Self.count {
                let emitter = Emitter<Int>()
                let storage = begin(with: releaser, on: owner) { container in container.observe(emitter) }
                releaser.meet(number)
                emitter.finish()
                releaser.waitForRelease(number)
                expectReleased(storage.running)
            }
        }
    }

    @Test(
        "A task may end, or begin to follow, while its container is released on another thread",
        arguments: MeetingAction.allCases,
        [false, true]
    )
    func taskThatEnds(action: MeetingAction, endsBefore: Bool) async {
        let releaser = Releaser(count: Self.count, endsBefore: endsBefore)
        let actor = TestActor()
        for number in 0..<Self.count {
            let released = Signal()
            let storage = await actor.run { owner in
                let lifeline = Lifeline(released)
                return Carried(
                    value: begin(with: releaser, on: owner) { container in
                        action.observe(on: container, holding: lifeline) { releaser.meet(number) }
                    }
                )
            }
            await released.waitIgnoringCancellation()
            releaser.waitForRelease(number)
            expectReleased(storage.value.running)
        }
    }

    private func expectReleased(_ run: ActionRun<Int>?, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let run else { return }
        if run.phase != .over { Issue.record("The action has not ended.", sourceLocation: sourceLocation) }
        if run.work != nil { Issue.record("The action was not released.", sourceLocation: sourceLocation) }
    }

    /// Creates a container, whose last reference the other thread gets.
    ///
    /// - Returns: Its storage, so that it is released after the action and the container, on the thread of the test.
    private func begin(
        with releaser: Releaser,
        on owner: any Actor,
        _ observe: (StateContainer<Int>) -> Void
    ) -> StateStorage<Int> {
        let container = StateContainer(state: 0, isolation: owner)
        observe(container)
        releaser.take(container)
        return container.storage
    }
}
