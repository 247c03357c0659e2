#if DEBUG
@_spi(Inspection) public import VSMDiagramLayout

extension DiagramMarks {
    /// Marks the current state of a container, and its latest change.
    @_spi(Inspection) public init(of container: InspectedContainer, in diagram: ContainerDiagram) {
        var step: Step?
        for line in container.journey.reversed() {
            guard case .moved(let previous, let next) = line.event else { continue }
            let names = (diagram.name(of: previous.walked), diagram.name(of: next.walked))
            step = Step(from: names.0, to: names.1, number: line.id)
            break
        }
        self.init(
            current: diagram.name(of: container.state.walked),
            step: step,
            visited: Set(container.walk.states.map(diagram.name(of:)))
        )
    }
}
#endif
