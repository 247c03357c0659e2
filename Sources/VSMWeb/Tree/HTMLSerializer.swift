/// Writes a flattened tree as HTML.
enum HTMLSerializer {
    static func append(_ nodes: [Node], to output: inout [UInt8]) {
        var previousIsText = false
        for node in nodes {
            switch node {
            case .text(let text):
                // A parser joins adjacent texts into one node; a comment keeps them apart.
                if previousIsText { output.append(contentsOf: "<!---->".utf8) }
                Escaping.appendText(text.text, to: &output)
                previousIsText = true
            case .element(let element):
                append(element, to: &output)
                previousIsText = false
            case .view, .metadata:
                preconditionFailure("Only a flattened tree can be written.")
            }
        }
    }

    private static func append(_ element: ElementNode, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "<"))
        output.append(contentsOf: element.tag.name.utf8)
        for attribute in element.attributes {
            output.append(UInt8(ascii: " "))
            output.append(contentsOf: attribute.name.utf8)
            output.append(contentsOf: "=\"".utf8)
            Escaping.appendAttributeValue(attribute.value, to: &output)
            output.append(UInt8(ascii: "\""))
        }
        output.append(UInt8(ascii: ">"))
        guard !element.tag.isVoid else { return }
        append(element.children, to: &output)
        output.append(contentsOf: "</".utf8)
        output.append(contentsOf: element.tag.name.utf8)
        output.append(UInt8(ascii: ">"))
    }
}
