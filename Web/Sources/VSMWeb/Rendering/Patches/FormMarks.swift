/// The forms and buttons of a document that work without the script of the page after their marks are written.
///
/// This is a pure value. It follows the writing of a document.
struct FormMarks {
    /// A form that the page handles, or a button outside forms.
    struct Mark: Equatable {
        /// The position in the document before the `>` of the form's start tag, or after the name of the button's tag.
        let position: Int
        let node: NodeID
        /// Whether the element is a button, whose tag continues with ``typeOfButton``.
        let isButton: Bool
        /// The identity by which the server finds the element when it renders the page again with other node numbers.
        ///
        /// It consists of the element's identifier and name, the identifiers and keys around it, and the names of the
        /// form's fields or the text of the button.
        fileprivate(set) var identity: UInt64
    }

    /// The attribute that follows the tag name of a marked button.
    static let typeOfButton = " type=\"button\""

    private(set) var marks: [Mark] = []
    /// The number of open elements.
    private var depth = 0
    /// The identities of the surroundings, with the number of open elements around each.
    private var surroundings: [(depth: Int, identity: UInt64)] = []
    /// The index of the open form, and the number of elements around it.
    private var openForm: (index: Int, depth: Int)?
    /// The index of the open button, and the number of elements around it.
    private var openButton: (index: Int, depth: Int)?

    /// Returns the form or button with an identity; `nil` if there is none or several.
    func mark(_ identity: UInt64) -> Mark? {
        let found = marks.filter { $0.identity == identity }
        return found.count == 1 ? found[0] : nil
    }

    /// The identity of each form or button in the order of ``marks``; zero if several have the same.
    var unambiguousIdentities: [UInt64] {
        var identities = marks.map(\.identity)
        let order = identities.indices.sorted { identities[$0] < identities[$1] }
        var start = 0
        while start < order.count {
            let identity = identities[order[start]]
            var end = start + 1
            while end < order.count, identities[order[end]] == identity { end += 1 }
            if end - start > 1 { for index in order[start..<end] { identities[index] = 0 } }
            start = end
        }
        return identities
    }

    /// Records the start of an element whose tag is written up to its `>`.
    ///
    /// - Parameter start: The position after the name of the tag.
    mutating func begin(_ tag: HTMLTagName, _ attributes: [Attribute], _ node: NodeID, start: Int, position: Int) {
        let outerDepth = depth
        if tag.content != .nothing { depth += 1 }
        guard !attributes.isEmpty else { return }
        let outerIdentity = surroundings.last?.identity ?? Self.start
        var identity = outerIdentity
        var events = ""
        for attribute in attributes {
            // Comparing the lengths first is several times as fast.
            switch attribute.name.utf8.count {
            case 2 where attribute.name == "id", 12 where attribute.name == "data-vsm-key":
                Self.combine(attribute.name, attribute.value, into: &identity)
            case 11 where attribute.name == "data-vsm-on":
                events = attribute.value
            default: break
            }
        }
        if identity != outerIdentity, tag.content != .nothing { surroundings.append((outerDepth, identity)) }
        guard !events.isEmpty || openForm != nil else { return }
        // The page does not handle a form with its own action or method.
        if Self.isEvent("submit", in: events),
            !attributes.contains(where: { $0.name == "action" || $0.name == "method" })
        {
            if let name = attributes.first(where: { $0.name == "name" }) {
                Self.combine("name", name.value, into: &identity)
            }
            openForm = (marks.count, outerDepth)
            marks.append(Mark(position: position, node: node, isButton: false, identity: identity))
        } else if Self.isEvent("click", in: events), Self.isPlainButton(tag, attributes) {
            Self.combine("button", attributes.first { $0.name == "aria-label" }?.value ?? "", into: &identity)
            openButton = (marks.count, outerDepth)
            marks.append(Mark(position: start, node: node, isButton: true, identity: identity))
        } else if let openForm, let name = attributes.first(where: { $0.name == "name" })?.value {
            Self.combine("field", name, into: &marks[openForm.index].identity)
            if attributes.contains(Attribute("type", "hidden")) {
                let value = attributes.first { $0.name == "value" }?.value ?? ""
                Self.combine("value", value, into: &marks[openForm.index].identity)
            }
        }
    }

    /// Records a text.
    mutating func note(_ text: String) {
        if let openButton { Self.combine("text", text, into: &marks[openButton.index].identity) }
    }

    /// Records the end of an element that is not void.
    mutating func end() {
        depth -= 1
        if surroundings.last?.depth == depth { surroundings.removeLast() }
        if openForm?.depth == depth { openForm = nil }
        if openButton?.depth == depth { openButton = nil }
    }

    /// Returns whether an event is one of those that a space separates.
    private static func isEvent(_ event: String, in events: String) -> Bool {
        // Most elements have at most one event, and splitting is slow.
        if events == event { return true }
        guard events.utf8.count > event.utf8.count else { return false }
        return events.split(separator: " ").contains { $0 == event }
    }

    /// Returns whether an element is a button without a behavior in HTML and without the attributes of a mark.
    private static func isPlainButton(_ tag: HTMLTagName, _ attributes: [Attribute]) -> Bool {
        guard let first = attributes.first, first.name == "type", first.value == "button",
            tag.name.description == "button"
        else { return false }
        return !attributes.dropFirst().contains { attribute in
            // The first byte tells most other attributes apart.
            switch attribute.name.utf8.first {
            case UInt8(ascii: "n"): attribute.name == "name"
            case UInt8(ascii: "v"): attribute.name == "value"
            case UInt8(ascii: "p"): attribute.name == "popovertarget"
            case UInt8(ascii: "c"): attribute.name == "commandfor"
            case UInt8(ascii: "f"): attribute.name.hasPrefix("form")
            default: false
            }
        }
    }

    /// The start value of the FNV-1a hash, which is the same in every process, because another process may render the
    /// page again.
    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    private static func combine(_ name: String, _ value: String, into hash: inout UInt64) {
        combine(name, into: &hash)
        combine(value, into: &hash)
    }

    private static func combine(_ text: String, into hash: inout UInt64) {
        var text = text
        text.withUTF8 { bytes in for byte in bytes { add(byte, to: &hash) } }
        // A byte that does not occur in UTF-8 separates names and values, so that different ones cannot have the same
        // bytes.
        add(0xff, to: &hash)
    }

    private static func add(_ byte: UInt8, to hash: inout UInt64) {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
}
