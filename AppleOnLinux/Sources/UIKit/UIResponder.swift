@_exported public import Foundation

/// An object that can handle events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    private var ownAccessibilityLabel: String? {
        didSet { ScreenChanges.shared.noteChange() }
    }
    private var isOwnAccessibilityElement: Bool?

    /// The accessibility label; by default, `nil` or the title of a control
    /// (objectivec/nsobject-swift.class/accessibilitylabel).
    open var accessibilityLabel: String? {
        get { ownAccessibilityLabel ?? defaultAccessibilityLabel }
        set { ownAccessibilityLabel = newValue }
    }

    /// The accessibility value.
    open var accessibilityValue: String? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// The name by which tests on the screen find the element.
    open var accessibilityIdentifier: String?

    /// Whether assistive technologies present the element; by default, only for labels and controls
    /// (uikit/uiaccessibilityelement/isaccessibilityelement).
    open var isAccessibilityElement: Bool {
        get { isOwnAccessibilityElement ?? isAccessibleByDefault }
        set { isOwnAccessibilityElement = newValue }
    }

    var defaultAccessibilityLabel: String? { nil }
    var isAccessibleByDefault: Bool { false }
}
