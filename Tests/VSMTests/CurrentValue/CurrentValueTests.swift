import Testing
import VSM
import VSMTesting

/// Notes of several followers, in the order in which they came.
private final class Notes {
    private(set) var all: [String] = []
    func add(_ note: String) { all.append(note) }
    func take() -> [String] {
        defer { all = [] }
        return all
    }
}

@Suite("A current value", .timeLimit(.minutes(10)))
struct CurrentValueTests {
    @Test("A follower gets the current value and each change, on its actor", arguments: TestOwner.allCases)
    func follows(owner: TestOwner) async {
        await owner.run { owner in
            let text = CurrentValue(TestState("a"))
            text.value = TestState("b")
            var values = text.values.makeAsyncIterator()
            owner.preconditionIsolated()
            #expect(await values.next()?.name == "b")
            text.value = TestState("c")
            #expect(await values.next()?.name == "c")
            #expect(text.value.name == "c")
            let asked = Signal()
            let task = Task {
                _ = owner
                asked.send()
                var values = values
                let value = await values.next()?.name
                owner.preconditionIsolated()
                return value
            }
            await asked.waitIgnoringCancellation()
            text.value = TestState("d")
            #expect(await task.value == "d")
        }
    }

    @Test("A container follows it, and gets a state for each value", arguments: TestOwner.allCases)
    func container(owner: TestOwner) async {
        await owner.run { owner in
            let numbers = CurrentValue(1)
            let container = StateContainer(state: -10)
            container.observe(
                StateSequence({ 0 }).following {
                    numbers.values
                } as: { number in
                    owner.preconditionIsolated()
                    return number
                }
            )
            await container.wait { $0 == 1 }
            numbers.value = 2
            await container.wait { $0 == 2 }
        }
    }

    @Test("Followers run in the order in which they began to follow, whatever they do between two values")
    func order() {
        withTestHost { host in
            let (number, notes) = (CurrentValue(0), Notes())
            for (name, turns) in [("a", 3), ("b", 0), ("c", 1)] {
                host.start {
                    for await value in number.values {
                        notes.add("\(name)\(value)")
                        for _ in 0..<turns { await Task.yield() }
                    }
                }
            }
            for value in 0..<4 {
                number.value = value
                host.runUntilIdle()
                #expect(notes.take() == ["a\(value)", "b\(value)", "c\(value)"])
            }
        }
    }

    @Test("A slow follower misses values between its turns, and never the latest, in every order")
    func latest() {
        forEachInterleaving { host in
            let (number, notes) = (CurrentValue(0), Notes())
            host.start { for await value in number.values { notes.add("\(value)") } }
            host.start {
                for value in 1...3 {
                    number.value = value
                    await Task.yield()
                }
            }
            host.runUntilIdle()
            let seen = notes.take()
            #expect(seen.last == "3")
            #expect(seen == seen.sorted())
            #expect(Set(seen).count == seen.count)
        }
    }

    @Test("A follower that runs after several changes gets only the last")
    func skipped() {
        withTestHost { host in
            let (number, notes) = (CurrentValue(0), Notes())
            host.start { for await value in number.values { notes.add("\(value)") } }
            host.runUntilIdle()
            for value in 1...3 { number.value = value }
            host.runUntilIdle()
            #expect(notes.take() == ["0", "3"])
        }
    }

    @Test("A value that equals the former one is a change, too")
    func equal() {
        withTestHost { host in
            let (number, notes) = (CurrentValue(0), Notes())
            host.start { for await value in number.values { notes.add("\(value)") } }
            host.runUntilIdle()
            number.value = 0
            host.runUntilIdle()
            #expect(notes.take() == ["0", "0"])
        }
    }

    @Test("A follower may change the value in its turn: all end with the same one, in every order")
    func reentrant() {
        forEachInterleaving { host in
            let (number, notes) = (CurrentValue(0), Notes())
            var last: [String: Int] = [:]
            for name in ["a", "b"] {
                host.start {
                    for await value in number.values {
                        last[name] = value
                        if name == "a", value < 3 { number.value = value + 1 }
                        notes.add("\(name)\(value)")
                    }
                }
            }
            host.runUntilIdle()
            #expect(number.value == 3)
            #expect(last == ["a": 3, "b": 3])
            #expect(notes.all.filter { $0.hasPrefix("a") } == ["a0", "a1", "a2", "a3"])
        }
    }

    @Test("The values can be iterated again, and each iteration begins with the current value")
    func iteratedAgain() {
        withTestHost { host in
            let number = CurrentValue(1)
            let values = number.values
            let first = host.start { await values.first { _ in true } }
            number.value = 2
            let second = host.start { await values.first { _ in true } }
            host.runUntilIdle()
            #expect(try! first.result?.get() == 2)
            #expect(try! second.result?.get() == 2)
        }
    }

    @Test("One value cannot be followed twice by one follower")
    func once() {
        withTestHost { host in
            let number = CurrentValue(1)
            let task = host.start {
                var values = number.values.makeAsyncIterator()
                _ = await values.next()
                return await values.next()
            }
            host.runUntilIdle()
            #expect(task.result == nil)
            number.value = 2
            host.runUntilIdle()
            #expect(try! task.result?.get() == 2)
        }
    }
}
