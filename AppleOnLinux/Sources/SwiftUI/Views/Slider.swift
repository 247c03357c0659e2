/// A control that selects a number in a range, which the host cannot change.
@available(iOS 13, macOS 10.15, watchOS 6, *)
@available(tvOS, unavailable)
public nonisolated struct Slider<Label: View, ValueLabel: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    /// Creates a control without a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {}

    @MainActor package func draw(at place: Place) -> [Node] { [Node("Slider")] }
}
