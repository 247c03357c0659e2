/// Information about an action of a container, for observers.
public struct ActionInfo: Sendable, Hashable, CustomStringConvertible {
    /// The number of the action in its container, counted from 1; `nil` for an action that never began.
    public let number: UInt64?

    /// The kind of value that the action returned; `nil` if it was never called or is no longer remembered.
    public let shape: ActionShape?

    /// The call that observed the action; `nil` if it is no longer remembered.
    public let call: CallSite?

    /// The number, the shape and the call site, such as `#3 stateSequence at Shop/CartView.swift:42`.
    public var description: String {
        [number.map { "#\($0)" }, shape?.rawValue, call.map { "at \($0)" }].compactMap { $0 }.joined(separator: " ")
    }
}

/// The number of an action of a container, counted from 1.
///
/// An action may write states only while its number is the latest.
@usableFromInline
typealias ActionID = UInt64
