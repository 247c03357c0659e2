import ShoppingFeatures
import VSM

/// Other windows on the same data, which may change or lose the data while a feature follows it.
///
/// It is only used on the test's host.
nonisolated final class OtherWindows<Value: Sendable>: @unchecked Sendable {
    private struct Follower {
        let id: Int
        let pass: (Value) -> Void
        let lose: () -> Void
    }

    private var followers: [Follower] = []
    private var nextID = 0

    /// The number of observers of the data.
    var followerCount: Int { followers.count }

    /// A value, and its changes by other windows.
    func changes(after first: Value) -> Changes<Value> {
        let current = CurrentValue<Result<Value, any Error>?>(.success(first))
        return follow(current) { current.value = .success($0) }
    }

    /// A part of a value, and its changes by other windows.
    func changes<Part: Equatable & Sendable>(after first: Value, _ part: @escaping (Value) -> Part) -> Changes<Part> {
        let current = CurrentValue<Result<Part, any Error>?>(.success(part(first)))
        var latest = part(first)
        return follow(current) { value in
            if part(value) != latest { current.value = .success(part(value)) }
            latest = part(value)
        }
    }

    private func follow<Part>(
        _ current: CurrentValue<Result<Part, any Error>?>,
        _ pass: @escaping (Value) -> Void
    ) -> Changes<Part> {
        let id = nextID
        nextID += 1
        followers.append(Follower(id: id, pass: pass, lose: { current.value = .failure(RepositoryError.unreachable) }))
        return Changes(current) { [self] in followers.removeAll { $0.id == id } }
    }

    /// Changes the data in another window, for all observers.
    func change(to value: Value) {
        for follower in followers { follower.pass(value) }
    }

    /// Makes all observers lose the data.
    func lose() {
        for follower in followers { follower.lose() }
    }
}

/// Data that all windows share.
nonisolated final class SharedValue<Value: Equatable & Sendable>: @unchecked Sendable {
    let windows = OtherWindows<Value>()
    var value: Value {
        didSet { windows.change(to: value) }
    }

    init(_ value: Value) {
        self.value = value
    }

    func changes() -> Changes<Value> { windows.changes(after: value) }
}

nonisolated extension Changes {
    /// One value, which does not change.
    static func once(_ value: Value) -> Changes { Changes(CurrentValue(.success(value))) }
}
