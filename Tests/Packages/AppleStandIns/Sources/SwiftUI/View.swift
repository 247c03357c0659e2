@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation

/// A part of an interface.
@MainActor @preconcurrency
public protocol View {
    /// What the part is made of.
    associatedtype Body: View

    /// What the part is made of, now.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// Never there.
    public nonisolated var body: Never { fatalError("Never is not a view.") }
}

extension View where Body == Never {
    /// Never asked for: the host draws this view itself.
    public nonisolated var body: Never { fatalError("\(Self.self) has no body.") }
}
