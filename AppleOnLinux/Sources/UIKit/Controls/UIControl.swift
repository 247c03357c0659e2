/// A view that reports the actions of a user.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The events as bits.
        public let rawValue: UInt

        /// Creates a set of events from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger was lifted inside of the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The value of the control has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control was triggered.
        @available(iOS 9, tvOS 9, *)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The editing of the text has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
    }

    /// The states of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The states as bits.
        public let rawValue: UInt

        /// Creates a set of states from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The control is enabled and not touched.
        public static let normal: State = []
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
    }

    /// The appearance of the control.
    open var state: State { isEnabled ? .normal : .disabled }

    /// Whether a user can use the element.
    open var isEnabled = true {
        didSet { ScreenChanges.shared.noteChange() }
    }

    override var isAccessibleByDefault: Bool { true }

    private var actions: [(action: UIAction, events: Event)] = []

    /// Adds an action for events; adding it again has no effect.
    @available(iOS 14, tvOS 14, *)
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((action, controlEvents))
    }

    /// Removes an action for events.
    @available(iOS 14, tvOS 14, *)
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    }

    /// Calls the actions for events.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
    }
}
