/// The texts that an exploration enters into fields.
struct FieldSamples {
    /// The texts that the test supplies, by the names or labels of fields.
    let texts: [String: [String]]

    /// Returns the texts to try in a field.
    ///
    /// - Returns: The texts, and whether the test supplied them.
    func texts(for node: ReferenceTree.Node, label: String) -> (texts: [String], areSupplied: Bool) {
        if let supplied = node.attributes["name"].flatMap({ texts[$0] }) ?? texts[label] { return (supplied, true) }
        return ([Self.text(ofType: node)], false)
    }

    private static func text(ofType node: ReferenceTree.Node) -> String {
        guard node.tag == "input" else { return "text" }
        return switch node.inputType {
        case "date": "2025-01-31"
        case "datetime-local": "2025-01-31T12:00"
        case "email": "name@example.com"
        case "month": "2025-01"
        case "number", "range": node.attributes["min"] ?? "1"
        case "tel": "+15550100"
        case "time": "12:00"
        case "url": "https://example.com"
        case "week": "2025-W05"
        default: "text"
        }
    }
}
