/// What observers of a container know of one of its actions.
public struct ActionInfo: Sendable, Hashable, CustomStringConvertible {
    /// Counts the actions of the container from 1; `nil` for an action that the container never began.
    public let number: UInt64?

    /// What the action returned; `nil` for an action that was never called, or that is no longer remembered.
    public let shape: ActionShape?

    /// Where the action was observed; `nil` if it is no longer remembered.
    public let call: CallSite?

    /// The number, the shape and the place, such as `#3 stateSequence at Shop/CartView.swift:42`.
    public var description: String {
        [number.map { "#\($0)" }, shape?.rawValue, call.map { "at \($0)" }].compactMap { $0 }.joined(separator: " ")
    }
}
