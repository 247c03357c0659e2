@_exported public import Foundation

/// An object that can take events.
@MainActor @preconcurrency
open class UIResponder: NSObject {}
