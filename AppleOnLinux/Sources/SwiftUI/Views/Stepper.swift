/// A control that changes a number in steps, with a button for each direction.
@available(iOS 13, macOS 10.15, watchOS 9, *)
@available(tvOS, unavailable)
public nonisolated struct Stepper<Label: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let increment: () -> Void
    private let decrement: () -> Void

    /// Creates a stepper with a title.
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1)
    where Label == Text {
        label = Text(titleKey)
        increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
        decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        var plus = Node("Button", text: "Increment")
        plus.press = increment
        var minus = Node("Button", text: "Decrement")
        minus.press = decrement
        return [Node("Stepper", children: place.child("label").draw(label) + [minus, plus])]
    }
}
