/// A value that belongs to the place of a view.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var storage: Storage

    /// Creates a state with its first value.
    public init(wrappedValue value: Value) {
        storage = .initially(value)
    }

    /// Creates a state with its first value.
    public init(initialValue value: Value) {
        self.init(wrappedValue: value)
    }

    /// The value; writing it updates the view, and has no effect before the view has a place.
    public var wrappedValue: Value {
        get {
            switch storage {
            case .initially(let value): value
            case .kept(let cell): cell.value
            }
        }
        nonmutating set {
            if case .kept(let cell) = storage { cell.write(newValue) }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let state = UncheckedSendable(value: self)
        return Binding(get: { state.value.wrappedValue }, set: { state.value.wrappedValue = $0 })
    }

    private enum Storage {
        case initially(Value)
        case kept(Cell)
    }

    private final class Cell {
        private(set) var value: Value
        private let didChange: () -> Void

        init(_ value: Value, didChange: @escaping () -> Void) {
            self.value = value
            self.didChange = didChange
        }

        /// Writes the value; an equal value does not cause an update.
        func write(_ value: Value) {
            let isChange = !isSame(self.value, value)
            self.value = value
            if isChange { didChange() }
        }
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: KeptProperty {
    @MainActor mutating func install(at place: Place, path: String) {
        storage = .kept(
            place.keep(path) {
                Cell(wrappedValue) { [weak place] in
                    MainActor.assumeIsolated { place?.invalidate() }
                }
            }
        )
    }
}

/// A value that is used only on the main actor, which the type system cannot verify.
struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value
}
