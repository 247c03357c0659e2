/// Something that happened in a state container.
public struct ContainerEvent {
    /// The container in which it happened.
    public let container: ContainerIdentity

    /// The action that it is about.
    public let action: ActionCause

    /// What happened.
    public let kind: Kind

    /// What can happen in a container.
    public enum Kind {
        /// The action has begun; the one before has ended.
        case began
        /// The action moves the container from one state to the next.
        case transition(from: DescribedState, to: DescribedState)
        /// The action has returned all that it had.
        case finished
        /// The action was ended, or no longer waits for its time, because another one began.
        case superseded(by: ActionCause)
        /// The action was ended because the container went away.
        case cancelled
        /// The action came with a state after its turn had lapsed; the state was dropped.
        case dropped(DescribedState)
        /// The action was to be observed later, and a later call took its place.
        case debouncedAway
        /// The action came within the interval of a throttle, and a later call took its place.
        case throttledAway
    }
}

extension ContainerEvent.Kind {
    /// What happened, in one word, without the states.
    public var name: String {
        switch self {
        case .began: "began"
        case .transition: "transition"
        case .finished: "finished"
        case .superseded: "superseded"
        case .cancelled: "cancelled"
        case .dropped: "dropped"
        case .debouncedAway: "debouncedAway"
        case .throttledAway: "throttledAway"
        }
    }
}

/// Tells one container from another.
public struct ContainerIdentity: Sendable, Hashable, CustomStringConvertible {
    /// The type of the container's states, such as `CartViewState`.
    public let stateType: String

    /// The address of the container; another container may have it once this one is gone.
    public let address: UInt

    /// The type of the states and the address, such as `StateContainer<CartViewState> 0x6000012`.
    public var description: String { "StateContainer<\(stateType)> 0x\(String(address, radix: 16))" }
}

/// An action of a container, as far as its observers know it.
public struct ActionCause: Sendable, Hashable, CustomStringConvertible {
    /// Counts the actions of the container from 1; `nil` for an action that never began.
    public let number: UInt64?

    /// What the action returned; `nil` for an action that was never called, or that is not remembered any more.
    public let shape: ActionShape?

    /// Where the action was observed; `nil` if it is not remembered any more.
    public let call: CallSite?

    /// The number, the shape and the place, such as `#3 stateSequence at Shop/CartView.swift:42`.
    public var description: String {
        [number.map { "#\($0)" }, shape?.rawValue, call.map { "at \($0)" }].compactMap { $0 }.joined(separator: " ")
    }
}
