@_exported public import Foundation

/// An object that can take events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// What it is called by those who do not see it.
    open var accessibilityLabel: String? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// What value it has for those who do not see it.
    open var accessibilityValue: String? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// Whether it is one of the things that those who do not see it are told of.
    open var isAccessibilityElement = false
}
