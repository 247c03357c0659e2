import Testing
import VSMTesting

@testable import VSM

private protocol CounterModeling: AnyObject {
    var count: Int { get }
    func increment() async -> CounterViewState
    func incrementTwice() -> StateSequence<CounterViewState>
    func incremented() -> AnyPublisher<CounterViewState, Never>
}

private enum CounterViewState {
    case counting(any CounterModeling)

    var count: Int {
        switch self {
        case .counting(let model): model.count
        }
    }
}

/// A class with mutable properties, which cannot be `Sendable`.
private final class CounterModel: CounterModeling {
    var count: Int

    init(count: Int) { self.count = count }

    func increment() async -> CounterViewState {
        await Task.yield()
        count += 1
        return .counting(self)
    }

    func incrementTwice() -> StateSequence<CounterViewState> {
        StateSequence(
            {
                self.count += 1
                return .counting(self)
            },
            { await self.increment() }
        )
    }

    func incremented() -> AnyPublisher<CounterViewState, Never> {
        count += 1
        return Just(.counting(self)).eraseToAnyPublisher()
    }
}

/// A state that is a protocol, with a class behind it.
private protocol Page: AnyObject {
    var title: String { get }
    func next() async -> any Page
}

private final class NumberedPage: Page {
    private let number: Int
    var title: String { "page \(number)" }

    init(_ number: Int) { self.number = number }

    func next() async -> any Page {
        await Task.yield()
        return NumberedPage(number + 1)
    }
}

private final class LastPage: Page {
    let title = "the end"

    func next() async -> any Page { self }
}

@Suite("5. Nothing has to be Sendable", .timeLimit(.minutes(10)))
struct NotSendableTests {
    @Test(
        "States and models may be protocols and classes, whatever the shape of the action",
        arguments: TestOwner.allCases
    )
    func everyShape(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: CounterViewState.counting(CounterModel(count: 0)))
            var model: any CounterModeling {
                switch container.state {
                case .counting(let model): model
                }
            }
            container.observe { await model.increment() }
            await container.wait { $0.count == 1 }
            container.observe(model.incrementTwice())
            #expect(container.state.count == 2)
            await container.wait { $0.count == 3 }
            container.observe(model.incremented())
            #expect(container.state.count == 4)
            container.observe(CounterViewState.counting(CounterModel(count: 5)))
            #expect(container.state.count == 5)
            container.observe { model.incrementTwice() }
            await container.wait { $0.count == 7 }
            let last = await container.observe(model.incrementTwice(), until: { $0.count == 9 })
            #expect(last?.count == 9)
            let clock = TestClock()
            container.observe(model.incremented(), debounced: .seconds(1, on: clock))
            #expect(container.state.count == 9)
            clock.advance(by: .seconds(1))
            await container.wait { $0.count == 10 }
        }
    }

    @Test("A state may be a protocol with a class behind it", arguments: TestOwner.allCases)
    func existential(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer<any Page>(state: NumberedPage(1))
            var titles: [String] = []
            let cancellable = container.$state.sink { titles.append($0.title) }
            container.observe { await container.state.next() }
            await container.wait { $0.title == "page 2" }
            container.observe(StateSequence({ NumberedPage(3) }, { await container.state.next() }))
            await container.wait { $0.title == "page 4" }
            container.observe(Just<any Page>(LastPage()))
            container.observe { await container.state.next() }
            for await page in container.states where page is LastPage { break }
            #expect(titles.prefix(5) == ["page 1", "page 2", "page 3", "page 4", "the end"])
            withExtendedLifetime(cancellable) {}
        }
    }

    @Test("A state that is a class is the same object for every subscriber", arguments: TestOwner.allCases)
    func identity(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer("first")
            var heard: [ObjectIdentifier] = []
            let cancellables = SubscriptionWay.allCases.map { way in
                way.subscribe(to: container.$state.self) { heard.append(ObjectIdentifier($0)) }
            }
            heard = []
            let next = TestState("next")
            container.observe(next)
            #expect(container.state === next)
            #expect(heard == SubscriptionWay.allCases.map { _ in ObjectIdentifier(next) })
            withExtendedLifetime(cancellables) {}
        }
    }

    @Test("A publisher may emit states that are not Sendable on other threads", arguments: TestOwner.allCases)
    func fromAnotherThread(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer("first")
            let record = container.record()
            let subject = PassthroughSubject<TestState, Never>()
            container.observe(subject)
            onAnotherThread { for name in ["second", "third"] { subject.send(TestState(name)) } }
            await container.wait(for: "third")
            #expect(record.names == ["second", "third"])
        }
    }
}
