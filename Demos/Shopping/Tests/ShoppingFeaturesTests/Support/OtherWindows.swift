import ShoppingFeatures

/// Other windows on the same data, which may change or lose the data while a feature follows it.
///
/// It is only used on the test's host.
final class OtherWindows<Value: Sendable>: @unchecked Sendable {
    private struct Follower {
        let pass: (Value) -> Void
        let lose: (any Error) -> Void
    }

    private var followers: [Int: Follower] = [:]
    private var nextID = 0

    /// The number of observers of the data.
    var followerCount: Int { followers.count }

    /// A value, and its changes by other windows.
    func changes(after first: Value) -> Changes<Value> {
        let (changes, continuation) = Changes<Value>.makeStream()
        follow(continuation) { continuation.yield($0) }
        continuation.yield(first)
        return changes
    }

    /// A part of a value, and its changes by other windows.
    func changes<Part: Equatable & Sendable>(after first: Value, _ part: @escaping (Value) -> Part) -> Changes<Part> {
        let (changes, continuation) = Changes<Part>.makeStream()
        var latest = part(first)
        follow(continuation) { value in
            if part(value) != latest { continuation.yield(part(value)) }
            latest = part(value)
        }
        continuation.yield(latest)
        return changes
    }

    private func follow<Part>(_ continuation: Changes<Part>.Continuation, _ pass: @escaping (Value) -> Void) {
        let id = nextID
        nextID += 1
        followers[id] = Follower(pass: pass, lose: { continuation.finish(throwing: $0) })
        continuation.onTermination = { [self] _ in followers[id] = nil }
    }

    /// Changes the data in another window, for all observers.
    func change(to value: Value) {
        for follower in followers.values { follower.pass(value) }
    }

    /// Makes all observers lose the data.
    func lose(_ error: any Error = RepositoryError.unreachable) {
        for follower in followers.values { follower.lose(error) }
    }
}

/// Data that all windows share.
final class SharedValue<Value: Equatable & Sendable>: @unchecked Sendable {
    let windows = OtherWindows<Value>()
    var value: Value {
        didSet { windows.change(to: value) }
    }

    init(_ value: Value) {
        self.value = value
    }

    func changes() -> Changes<Value> { windows.changes(after: value) }
}

extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
    /// One value, which does not change.
    static func once(_ value: Element) -> AsyncThrowingStream {
        AsyncThrowingStream { continuation in
            continuation.yield(value)
            continuation.finish()
        }
    }
}
