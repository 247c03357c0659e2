/// The parts of a date that a control shows.
@available(iOS 13, macOS 10.15, watchOS 10, *)
@available(tvOS, unavailable)
public struct DatePickerComponents: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, the month and the year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a date, which the host cannot change.
@available(iOS 13, macOS 10.15, watchOS 10, *)
@available(tvOS, unavailable)
public nonisolated struct DatePicker<Label: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    /// The parts of a date.
    public typealias Components = DatePickerComponents

    private let label: Label

    /// Creates a control with a title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) where Label == Text {
        label = Text(titleKey)
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("DatePicker", children: place.child("label").draw(label))]
    }
}
