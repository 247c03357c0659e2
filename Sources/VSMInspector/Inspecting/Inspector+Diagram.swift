#if DEBUG
@_spi(Inspection) public import VSMDiagrams

/// The diagram of a container, and how it names the container's states.
@_spi(Inspection) public struct ContainerDiagram: Sendable {
    /// The states and the changes between them.
    public private(set) var diagram: StateDiagram
    private let names: [WalkedStates.State: String]

    /// - Parameters:
    ///   - walk: The states so far.
    ///   - committed: The diagram that a test has written, with its names for these states; `nil` without one.
    ///   - cause: Returns what caused a change.
    init(
        _ walk: WalkedStates,
        committed: (diagram: StateDiagram, names: [WalkedStates.State: String])?,
        cause: (WalkedStates.Change) -> String
    ) {
        diagram = committed?.diagram ?? StateDiagram(initial: walk.states[0].name)
        names = committed?.names ?? [:]
        for change in walk.changes {
            let (from, to) = (name(of: change.from), name(of: change.to))
            let isKnown = diagram.arrows.contains { diagram.names[$0.from] == from && diagram.names[$0.to] == to }
            if committed == nil || !isKnown { diagram.add(cause(change), from: from, to: to) }
        }
    }

    /// Returns the name of a state in the diagram.
    public func name(of state: WalkedStates.State) -> String { names[state] ?? state.name }
}

extension Inspector {
    /// The diagram of a container: the one that a test has written, with the changes that it does not have; otherwise the
    /// states so far.
    @_spi(Inspection) public func diagram(of container: InspectedContainer) -> ContainerDiagram {
        let walk = container.walk
        return ContainerDiagram(walk, committed: diagrams.diagram(of: container.stateType, walk)) { cause($0.call) }
    }
}
#endif
