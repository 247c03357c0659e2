@_exported public import Foundation

/// An object that can handle events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// The accessibility label.
    open var accessibilityLabel: String? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// The accessibility value.
    open var accessibilityValue: String? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// Whether assistive technologies present the element.
    open var isAccessibilityElement = false
}
