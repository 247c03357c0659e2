/// Identifies a container in events.
public struct ContainerIdentity: Sendable, Hashable, CustomStringConvertible {
    /// The type of the container's states, such as `CartViewState`.
    public let stateType: String

    /// The address of the container, which a later container may reuse.
    public let address: UInt

    /// The type of the states and the address, such as `StateContainer<CartViewState> 0x6000012`.
    public var description: String { "StateContainer<\(stateType)> 0x\(String(address, radix: 16))" }
}
