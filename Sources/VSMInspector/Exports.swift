// The values and positions of diagrams, for both inspectors.
@_exported @_spi(Inspection) public import VSMDiagramLayout
