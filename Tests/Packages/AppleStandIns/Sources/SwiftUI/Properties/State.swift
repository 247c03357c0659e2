/// A value that belongs to the place of a view.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let link: Link

    /// Makes a state with its first value.
    public init(wrappedValue value: Value) {
        link = Link(value)
    }

    /// Makes a state with its first value.
    public init(initialValue value: Value) {
        self.init(wrappedValue: value)
    }

    /// The value; writing it updates the view.
    public var wrappedValue: Value {
        get { link.cell?.value ?? link.initialValue }
        nonmutating set { link.cell?.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let link = UncheckedSendable(value: link)
        return Binding(
            get: { link.value.cell?.value ?? link.value.initialValue },
            set: { link.value.cell?.write($0) }
        )
    }

    private final class Link {
        let initialValue: Value
        var cell: Cell?

        init(_ initialValue: Value) {
            self.initialValue = initialValue
        }
    }

    private final class Cell {
        private(set) var value: Value
        private let didChange: () -> Void

        init(_ value: Value, didChange: @escaping () -> Void) {
            self.value = value
            self.didChange = didChange
        }

        func write(_ value: Value) {
            self.value = value
            didChange()
        }
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: KeptProperty {
    @MainActor func install(at place: Place, path: String) {
        link.cell = place.keep(path) {
            Cell(link.initialValue) { [weak host = place.host] in
                MainActor.assumeIsolated { host?.scheduleUpdate() }
            }
        }
    }
}

/// A value that is used on the main actor only, where the type system cannot see that.
struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value
}
