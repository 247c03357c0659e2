/// A view that tells of what a user does with it.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// What a user can do with a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The events as bits.
        public let rawValue: UInt

        /// Makes a set of events of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger was lifted inside of the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The control's value is another one.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is there for has happened.
        @available(iOS 9, tvOS 9, *)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Nobody edits the text any more.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
    }

    /// What a control looks like.
    public struct State: OptionSet, Hashable, Sendable {
        /// The states as bits.
        public let rawValue: UInt

        /// Makes a set of states of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Ready, and nobody touches it.
        public static let normal: State = []
        /// Nobody can use it.
        public static let disabled = State(rawValue: 1 << 1)
    }

    /// What it looks like.
    open var state: State { isEnabled ? .normal : .disabled }

    /// Whether a user can use it.
    open var isEnabled = true {
        didSet { ScreenChanges.shared.noteChange() }
    }

    private var actions: [(action: UIAction, events: Event)] = []

    /// Calls an action for events, once however often it is added.
    @available(iOS 14, tvOS 14, *)
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((action, controlEvents))
    }

    /// Does not call an action for events any more.
    @available(iOS 14, tvOS 14, *)
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    }

    /// Calls the actions for events.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
    }
}
