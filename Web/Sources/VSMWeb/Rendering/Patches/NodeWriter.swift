/// Writes nodes that a browser does not have: as HTML for the first page, and as JSON for patches.
///
/// In JSON, an element is `["li",{"class":"row"},child,…]`, a text is a string, and the anchor of a view is `0`. A node
/// has the number after the number of the previous node in document order. If its number differs, the number comes
/// first: `[7,"li",…]`, `[8,0,"text"]`, `[9,0]`. A comma precedes each node.
struct NodeWriter {
    enum Format {
        case html
        case json
    }

    let format: Format
    var bytes: [UInt8] = []
    /// The numbers of the nodes in document order.
    private(set) var numbers = NodeNumberRuns()
    /// A number that follows from the depths of the nodes, if the page is written as HTML.
    ///
    /// A browser that moves nodes while it parses the page gets another number, even if it has as many nodes.
    private(set) var shape: Int32 = 0
    private var depth: Int32 = 1
    /// The forms of the page, if it is written as HTML.
    private(set) var forms = FormMarks()
    /// Whether an element is marked as busy.
    private(set) var hasBusyElement = false
    /// Finds content that a browser moves or drops, if the page is written as HTML.
    private(set) var places = DocumentPlaces()
    private var last = NodeID.none
    private var previousIsText = false
    /// The value of the last choice with a value.
    private var choice: String?

    init(_ format: Format) {
        self.format = format
    }

    /// Makes the writer write the number of the next node in any case.
    mutating func forgetLastNumber() { last = .none }

    mutating func append(text: String, _ node: NodeID) {
        switch format {
        case .html:
            note(node)
            // A parser joins adjacent texts into one node. A comment separates them.
            if previousIsText { bytes.append("<!---->") }
            previousIsText = true
            HTMLEscaping.appendText(text, to: &bytes)
            forms.note(text)
            places.add(text)
        case .json:
            let isNext = beginNode(node)
            if !isNext { bytes.append("0,") }
            bytes.appendJSON(text)
            if !isNext { bytes.append(UInt8(ascii: "]")) }
        }
    }

    /// Appends the anchor of a view, after which the browser inserts its first node.
    mutating func appendAnchor(_ node: NodeID) {
        switch format {
        case .html:
            note(node)
            previousIsText = false
            bytes.append("<!--v-->")
        case .json:
            let isNext = beginNode(node)
            bytes.append(UInt8(ascii: "0"))
            if !isNext { bytes.append(UInt8(ascii: "]")) }
        }
    }

    mutating func beginElement(_ tag: HTMLTagName, _ attributes: [Attribute], _ node: NodeID) {
        if !hasBusyElement {
            // Comparing the lengths first is several times as fast.
            hasBusyElement = attributes.contains {
                $0.name.utf8.count == 9 && $0.name == "aria-busy" && $0.value == "true"
            }
        }
        switch format {
        case .html:
            note(node)
            depth &+= 1
            previousIsText = false
            places.begin(tag, attributes)
            bytes.append(UInt8(ascii: "<"))
            bytes.append(tag.name)
            let start = bytes.count
            switch tag.content {
            case .nodes, .nothing, .preformatted, .choice, .option:
                appendHTML(attributes)
                if tag.content == .choice { choice = attributes.first { $0.name == Attribute.choice }?.value }
                let value = tag.content == .option ? attributes.first { $0.name == "value" }?.value : nil
                if value != nil, value == choice { bytes.append(" selected=\"\"") }
                forms.begin(tag, attributes, node, start: start, position: bytes.count)
                bytes.append(tag.content == .preformatted ? ">\n" : ">")
            case .value, .markup:
                forms.begin(tag, attributes, node, start: start, position: bytes.count)
                appendStartTag(tag.content, attributes)
            }
        case .json:
            if beginNode(node) { bytes.append(UInt8(ascii: "[")) }
            bytes.append(UInt8(ascii: "\""))
            bytes.append(tag.name)
            bytes.append(UInt8(ascii: "\""))
            if !attributes.isEmpty { appendJSON(attributes) }
        }
    }

    mutating func endElement(_ tag: HTMLTagName) {
        switch format {
        case .html:
            depth &-= 1
            previousIsText = false
            places.end()
            guard tag.content != .nothing else { return }
            forms.end()
            bytes.append(UInt8(ascii: "<"))
            bytes.append(UInt8(ascii: "/"))
            bytes.append(tag.name)
            bytes.append(UInt8(ascii: ">"))
        case .json:
            bytes.append(UInt8(ascii: "]"))
        }
    }

    /// Notes the number and the depth of a node in HTML.
    ///
    /// `Client/tree.js` computes the same shape.
    private mutating func note(_ node: NodeID) {
        numbers.append(node)
        shape = shape &* 31 &+ depth
    }

    /// Writes a comma, and the number of a node if it does not follow the number of the previous node.
    ///
    /// - Returns: Whether the number follows; otherwise, the function has begun an array.
    private mutating func beginNode(_ node: NodeID) -> Bool {
        let isNext = last != .none && last.advanced(by: 1) == node
        last = node
        bytes.append(UInt8(ascii: ","))
        if !isNext {
            bytes.append(UInt8(ascii: "["))
            bytes.appendJSON(node)
            bytes.append(UInt8(ascii: ","))
        }
        return isNext
    }

    private mutating func appendHTML(_ attributes: [Attribute]) {
        for attribute in attributes {
            bytes.append(UInt8(ascii: " "))
            bytes.append(unescaped: attribute.name)
            bytes.append(UInt8(ascii: "="))
            bytes.append(UInt8(ascii: "\""))
            HTMLEscaping.appendAttributeValue(attribute.value, to: &bytes)
            bytes.append(UInt8(ascii: "\""))
        }
    }

    /// Writes the rest of the start tag of an element whose content is in an attribute, and the content.
    private mutating func appendStartTag(_ content: HTMLTagName.Content, _ attributes: [Attribute]) {
        let isMarkup = content == .markup
        let name = isMarkup ? Attribute.markup : "value"
        appendHTML(attributes.filter { $0.name != name })
        if isMarkup { appendHTML([Attribute(name: name, value: "")]) }
        bytes.append(UInt8(ascii: ">"))
        let text = attributes.first { $0.name == name }?.value ?? ""
        if isMarkup {
            bytes.append(contentsOf: text.utf8)
        } else {
            // A parser drops the first line break of a text area.
            bytes.append(UInt8(ascii: "\n"))
            HTMLEscaping.appendText(text, to: &bytes)
        }
    }

    private mutating func appendJSON(_ attributes: [Attribute]) {
        bytes.append(",{")
        for (index, attribute) in attributes.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes.append(UInt8(ascii: "\""))
            bytes.append(contentsOf: attribute.name.utf8)
            bytes.append("\":")
            bytes.appendJSON(attribute.value)
        }
        bytes.append(UInt8(ascii: "}"))
    }
}
