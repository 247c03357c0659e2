@_spi(Inspection) import VSMDiagrams

/// The formats of diagrams.
enum DiagramFormat: String, CaseIterable {
    case mermaid
    case dot
    case text

    /// Returns the format of a file that contains only a diagram.
    init?(fileExtension: String) {
        switch fileExtension.lowercased() {
        case "mmd", "mermaid": self = .mermaid
        case "dot", "gv": self = .dot
        case "txt": self = .text
        default: return nil
        }
    }

    func drawing(of diagram: StateDiagram) -> String {
        switch self {
        case .mermaid: diagram.mermaid
        case .dot: diagram.dot
        case .text: diagram.text
        }
    }
}
