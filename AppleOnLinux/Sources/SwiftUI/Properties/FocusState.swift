/// The control that has the focus, which only the app changes here: the host has no focus.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private var state: State<Value>

    /// Creates a state that says whether a control has the focus.
    public init() where Value == Bool {
        state = State(wrappedValue: false)
    }

    /// Creates a state that says which control has the focus.
    public init<T: Hashable>() where Value == T? {
        state = State(wrappedValue: nil)
    }

    /// The control that has the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding for `focused(_:)`.
    public var projectedValue: Binding { Binding(value: state.projectedValue) }

    /// A binding to the control that has the focus.
    @propertyWrapper
    public struct Binding {
        let value: SwiftUI.Binding<Value>

        /// The control that has the focus.
        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
    /// Binds the focus of the view.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

    /// Binds the focus of the view to a value.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View { self }
}
