import Testing

@testable import VSM

@Suite("A current value on several threads", .timeLimit(.minutes(10)))
struct CurrentValueThreadsTests {
    @Test("Followers on several actors get the latest value of several threads")
    func latest() async {
        let numbers = CurrentValue<[Int]>([0, 0, 0, 0])
        let lock = Lock()
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    await TestActor().run { _ in
                        var last: [Int] = []
                        for await value in numbers.values {
                            // No change is taken back.
                            for (former, new) in zip(last, value) { #expect(new >= former) }
                            last = value
                            if value.allSatisfy({ $0 == 500 }) { break }
                        }
                        return last.reduce(0, +)
                    }
                }
            }
            startThreads(4) { thread in
                for _ in 0..<500 { lock.withLock { numbers.value[thread] += 1 } }
            }
            for await sum in group { #expect(sum == 2_000) }
        }
    }

    @Test("Followers that are cancelled while the value changes end, and the others follow on")
    func cancelled() async {
        let number = CurrentValue(0)
        let followers = (0..<100).map { _ in
            Task.detached { for await _ in number.values {} }
        }
        let last = Task.detached { await number.values.first { $0 == 1_000 } }
        startThreads(2) { thread in
            if thread == 0 {
                for value in 1...1_000 { number.value = value }
            } else {
                for follower in followers { follower.cancel() }
            }
        }
        for follower in followers { await follower.value }
        #expect(await last.value == 1_000)
    }
}
