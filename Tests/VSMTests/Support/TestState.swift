@testable import VSM

/// A state of the tests; neither `Sendable` nor a value, like the models of an app may be.
final class TestState {
    let name: String
    private let onDeinit: () -> Void

    init(_ name: String, onDeinit: @escaping () -> Void = {}) {
        self.name = name
        self.onDeinit = onDeinit
    }

    deinit { onDeinit() }
}

/// What a subscriber was told.
final class Record {
    private(set) var names: [String] = []
    var subscriptions: [Any] = []

    func add(_ name: String) { names.append(name) }
}

extension StateContainer where State == TestState {
    convenience init(_ name: String, isolation: (any Actor)? = #isolation) {
        self.init(state: TestState(name), isolation: isolation)
    }

    /// Records the names of the states that come, each once the container has it.
    func record() -> Record {
        let record = Record()
        record.subscriptions = [subscribe { record.add($0.name) }]
        return record
    }

    /// Waits for a state.
    func wait(for name: String, isolation: isolated (any Actor)? = #isolation) async {
        for await state in states where state.name == name { return }
    }
}
