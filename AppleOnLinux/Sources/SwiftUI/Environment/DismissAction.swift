/// An action that dismisses the sheet or the page of the stack that a view is in.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@MainActor @preconcurrency
public struct DismissAction {
    private let dismissal: Dismissal

    nonisolated init(_ dismissal: Dismissal) {
        self.dismissal = dismissal
    }

    /// Dismisses it.
    public func callAsFunction() { dismissal.action?() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension EnvironmentValues {
    /// The action that dismisses the sheet or the page of the stack.
    public var dismiss: DismissAction { DismissAction(self[Dismissal.self]) }
}

/// How to dismiss the innermost sheet or page; nothing in a window.
struct Dismissal: EnvironmentKey, @unchecked Sendable {
    static var defaultValue: Dismissal { Dismissal(action: nil) }

    let action: (() -> Void)?
}
