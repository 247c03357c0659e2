import Testing
import VSM
import VSMTesting

@Suite("The end of a current value and of its followers", .timeLimit(.minutes(10)))
struct CurrentValueEndTests {
    @Test("A cancelled follower ends at once, and its task with it, in every order")
    func cancelled() {
        forEachInterleaving { host in
            let number = CurrentValue(0)
            var seen: [Int] = []
            let follower = host.start {
                for await value in number.values { seen.append(value) }
                seen.append(-1)
            }
            host.start {
                number.value = 1
                follower.cancel()
                number.value = 2
            }
            host.runUntilIdle()
            #expect(seen.last == -1)
            #expect(!seen.contains(2))
        }
    }

    @Test("A follower whose task is cancelled before it begins gets nothing")
    func cancelledBefore() async {
        let number = CurrentValue(0)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await number.values.first { _ in true }
        }
        #expect(await task.value == nil)
    }

    @Test("After its end, a follower gets nothing, also in another task")
    func ended() async {
        let number = CurrentValue(0)
        let task = Task {
            var values = number.values.makeAsyncIterator()
            withUnsafeCurrentTask { $0?.cancel() }
            let end = await values.next()
            let later = await Task { [values] in
                var values = values
                return await values.next()
            }.value
            return [end, later]
        }
        #expect(await task.value == [nil, nil])
    }

    @Test("An action that ends is removed at once, with what its sequence retains")
    func superseded() {
        withTestHost { host in
            let number = CurrentValue(0)
            let container = host.container(state: -10)
            var isHeld = false
            container.observe(
                StateSequence({ -1 }).following {
                    isHeld = true
                    return ValuesHolding(number.values, holding: TestState("held") { isHeld = false })
                } as: { number in
                    number
                }
            )
            host.runUntilIdle()
            #expect(container.state == 0)
            container.observe(5)
            number.value = 1
            host.runUntilIdle()
            #expect(!isHeld)
            #expect(container.state == 5)
        }
    }

    @Test("When the current value is released, its followers get the last value, and end")
    func released() {
        withTestHost { host in
            var number: CurrentValue<Int>? = CurrentValue(0)
            let values = number!.values
            var seen: [Int] = []
            for follower in 1...2 {
                host.start {
                    for await value in values { seen.append(10 * follower + value) }
                    seen.append(-follower)
                }
            }
            host.runUntilIdle()
            #expect(seen == [10, 20])
            number?.value = 1
            number = nil
            host.runUntilIdle()
            #expect(seen == [10, 20, 11, -1, 21, -2])
            let late = host.start { await values.reduce(0) { $0 + $1 } }
            host.runUntilIdle()
            #expect(try! late.result?.get() == 1)
        }
    }

    @Test("A follower that waits when the current value is released ends", arguments: TestOwner.allCases)
    func releasedWhileWaiting(owner: TestOwner) async {
        await owner.run { _ in
            var number: CurrentValue<Int>? = CurrentValue(1)
            let values = number!.values
            let container = StateContainer(state: 0)
            container.observe(
                StateSequence<Int>().following {
                    values
                } as: { value in
                    value
                }.then { StateSequence({ 100 }) }
            )
            await container.wait { $0 == 1 }
            number = nil
            await container.wait { $0 == 100 }
        }
    }

    @Test("A value whose release changes the current value does not wait for a lock")
    func releaseOfAValue() {
        withTestHost { host in
            let names = CurrentValue("")
            let current = CurrentValue(TestState("first") { names.value = "first is gone" })
            let follower = host.start {
                for await state in current.values where state.name == "second" { break }
            }
            host.runUntilIdle()
            current.value = TestState("second") { current.value = TestState("last") }
            host.runUntilIdle()
            #expect(names.value == "first is gone")
            #expect(follower.result != nil)
            current.value = TestState("third")
            #expect(current.value.name == "last")
        }
    }
}
