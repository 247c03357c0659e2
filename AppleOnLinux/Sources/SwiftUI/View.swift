@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation

/// A part of a user interface.
@MainActor @preconcurrency
public protocol View {
    /// The type of the body.
    associatedtype Body: View

    /// The body of the view.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// Never called.
    public nonisolated var body: Never { fatalError("Never is not a view.") }
}

extension View where Body == Never {
    /// Never called, because the host draws this view itself.
    public nonisolated var body: Never { fatalError("\(Self.self) has no body.") }
}
