import Testing
import VSM
import VSMTesting

@testable import struct VSMTesting.SplitMix64

/// Containers on several actors at once, whose publishers emit on other threads.
@Suite("Four owners at once keep their promises", .timeLimit(.minutes(10)))
struct FourOwnersTests {
    @Test("States come in the order of their actions, each once, on every owner", arguments: 0..<10 as Range<UInt64>)
    func order(seed: UInt64) async {
        await withTaskGroup(of: Void.self) { group in
            for owner in 0..<4 as Range<UInt64> {
                group.addTask { await TestActor().run { await Self.course(seed * 4 + owner, on: $0) } }
            }
        }
    }

    private static func course(_ seed: UInt64, on owner: isolated any Actor) async {
        var random = SplitMix64(seed: seed)
        var container: StateContainer? = StateContainer(state: 0, isolation: owner)
        weak let released = container
        var history: [Int] = []
        let subscription = container?.$state.dropFirst().sink { history.append($0) }
        var senders: [Task<Void, Never>] = []
        let (written, writes) = AsyncStream.makeStream(of: Int.self)
        var finishing = 0
        var action = 0
        for _ in 0..<60 {
            action += 1
            let first = action * 100
            let count = random.next(below: 20)
            switch random.next(below: 6) {
            case 0: container?.observe(first)
            case 1:
                container?.observe {
                    for _ in 0..<count { await Task.yield() }
                    return first
                }
            case 2: container?.observe(StateSequence({ first }, { await elsewhere(first + 1) }, { first + 2 }))
            case 3:
                let emitter = Emitter<Int>()
                container?.observe(emitter)
                senders.append(Task.detached { for index in 0..<count { emitter.send(first + index) } })
            case 4:
                finishing += 1
                container?.observe(
                    FinishingAction {
                        writes.yield(await elsewhere(first))
                        return first
                    }
                )
            default: container?.observe(first, debounced: .zero, identifier: 0)
            }
            if count < 10 { await Task.yield() }
        }
        for sender in senders { await sender.value }
        container?.observe(100_000)
        container = nil
        var finished = 0
        for await _ in written {
            finished += 1
            if finished == finishing { break }
        }
        #expect(zip(history, history.dropFirst()).allSatisfy { $0 < $1 }, "\(history)")
        #expect(history.last == 100_000)
        #expect(released == nil)
        withExtendedLifetime(subscription) {}
    }

    /// Leaves the owner and returns.
    @concurrent
    private static func elsewhere(_ state: Int) async -> Int { state }
}
