import Testing

@_spi(Host) @testable import VSM

/// A state that is neither `Sendable` nor a value type, as the models of an app may be.
final class TestState {
    let name: String
    private let onDeinit: () -> Void

    init(_ name: String, onDeinit: @escaping () -> Void = {}) {
        self.name = name
        self.onDeinit = onDeinit
    }

    deinit { onDeinit() }
}

/// Records the names of states without retaining the states.
final class Record {
    private(set) var names: [String] = []
    fileprivate var subscription: StateSubscription?

    func add(_ name: String) { names.append(name) }
}

/// Records the states of a container.
final class RecordedStates<State> {
    private(set) var states: [State] = []
    private var subscription: StateSubscription?

    init(_ container: StateContainer<State>) {
        subscription = container.subscribe { [unowned self] in states.append($0) }
    }
}

extension StateContainer where State == TestState {
    convenience init(_ name: String, isolation: (any Actor)? = #isolation) {
        self.init(state: TestState(name), isolation: isolation)
    }

    /// Records the names of later states, after each change.
    func record() -> Record {
        let record = Record()
        record.subscription = subscribe { [unowned record] in record.add($0.name) }
        return record
    }

    /// Waits for a state.
    func wait(for name: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await wait(sourceLocation: sourceLocation) { $0.name == name }
    }
}

extension StateContainer where State == Int {
    /// Records later states, after each change.
    func record() -> RecordedStates<Int> { RecordedStates(self) }
}

extension StateContainer {
    /// Waits for a state, which may be the current one; records an issue when the task is cancelled first.
    func wait(sourceLocation: SourceLocation = #_sourceLocation, until isWanted: (State) -> Bool) async {
        for await state in states where isWanted(state) { return }
        Issue.record("The state is still \(DescribedState(state)).", sourceLocation: sourceLocation)
    }
}
