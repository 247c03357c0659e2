/// A value of the user's defaults, which the host keeps like a state of the view.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private var state: State<Value>

    /// Creates a property for a Boolean value.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        state = State(wrappedValue: wrappedValue)
    }

    /// Creates a property for an integer.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        state = State(wrappedValue: wrappedValue)
    }

    /// Creates a property for a text.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        state = State(wrappedValue: wrappedValue)
    }

    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { state.projectedValue }
}
