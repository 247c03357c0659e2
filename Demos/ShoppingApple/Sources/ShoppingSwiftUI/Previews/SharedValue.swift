import ShoppingFeatures

/// Data that all windows share; it is only used on the main actor.
final class SharedValue<Value: Equatable & Sendable>: @unchecked Sendable {
    private var followers: [(Value) -> Void] = []
    var value: Value {
        didSet {
            MainActor.preconditionIsolated()
            followers.forEach { $0(value) }
        }
    }

    init(_ value: Value) {
        self.value = value
    }

    func changes() -> Changes<Value> {
        changes { $0 }
    }

    func changes<Part: Equatable>(_ part: @escaping (Value) -> Part) -> Changes<Part> {
        MainActor.preconditionIsolated()
        let (changes, continuation) = Changes<Part>.makeStream()
        var latest: Part?
        let follow = { (value: Value) in
            if part(value) != latest { continuation.yield(part(value)) }
            latest = part(value)
        }
        follow(value)
        followers.append(follow)
        return changes
    }
}
