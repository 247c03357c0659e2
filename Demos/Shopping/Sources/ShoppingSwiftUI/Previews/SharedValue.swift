import ShoppingFeatures
import VSM

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
        let current = CurrentValue<Result<Part, any Error>?>(.success(part(value)))
        followers.append { value in
            if case .success(let latest)? = current.value, latest == part(value) { return }
            current.value = .success(part(value))
        }
        return Changes(current)
    }
}
