/// The styles of models; Sources/VSM/VSM.docc/Guides/ModelStyles.md compares them.
enum Style: String, CaseIterable {
    case `struct`
    case protocolsWithStructs = "protocols-with-structs"
    case structExtensions = "struct-extensions"
    case structBuilder = "struct-builder"
    case encapsulatedProtocol = "encapsulated-protocol"

    init(named name: String) throws {
        guard let style = Style(rawValue: name) else {
            let styles = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw Refusal("There is no style \"\(name)\". Choose one of \(styles).")
        }
        self = style
    }

    /// The folders of the templates for states and models.
    var templates: [String] {
        switch self {
        case .struct: ["Struct"]
        case .protocolsWithStructs: ["ProtocolStates", "ProtocolsWithStructs"]
        case .structExtensions: ["ClosureStates", "StructExtensions"]
        case .structBuilder: ["ClosureStates", "StructBuilder"]
        case .encapsulatedProtocol: ["ProtocolStates", "EncapsulatedProtocol"]
        }
    }
}
