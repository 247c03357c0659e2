/// The forms and buttons of a document, which work without the script of the page once their marks are written.
///
/// A pure value, which follows the writing of a document.
struct FormMarks {
    /// A form that the page handles, or a button outside of forms.
    struct Mark: Equatable {
        /// The position in the document before the `>` of the form's tag, or after the name of the button's tag.
        let position: Int
        let node: NodeID
        /// Whether it is a button, whose tag goes on with ``typeOfButton``.
        let isButton: Bool
        /// What the element has in common with itself when the page is opened anew, after which it has another number: its
        /// identifier and name, the identifiers and keys around it, and the names of the form's fields or the text of the
        /// button.
        fileprivate(set) var identity: UInt64
    }

    /// What the tags of marked buttons begin with, as they are written.
    static let typeOfButton = " type=\"button\""

    private(set) var marks: [Mark] = []
    /// For each open element, what identifies what is inside.
    private var surroundings: [UInt64] = []
    /// The index of the form that is open, and how many elements enclose it.
    private var openForm: (index: Int, depth: Int)?
    /// The same of a button.
    private var openButton: (index: Int, depth: Int)?

    /// The form or button with an identity; `nil` if there is none, or several.
    func mark(_ identity: UInt64) -> Mark? {
        let found = marks.filter { $0.identity == identity }
        return found.count == 1 ? found[0] : nil
    }

    /// The identities that several forms or buttons have.
    var ambiguousIdentities: Set<UInt64> {
        var found: Set<UInt64> = []
        var ambiguous: Set<UInt64> = []
        for mark in marks where !found.insert(mark.identity).inserted { ambiguous.insert(mark.identity) }
        return ambiguous
    }

    /// Notes the beginning of an element, whose tag is written up to its `>`.
    ///
    /// - Parameter start: The position after the name of the tag.
    mutating func begin(_ tag: HTMLTagName, _ attributes: [Attribute], _ node: NodeID, start: Int, position: Int) {
        var identity = surroundings.last ?? Self.start
        var events: [Substring] = []
        for attribute in attributes {
            switch attribute.name {
            case "id", "data-vsm-key": Self.combine(attribute.name, attribute.value, into: &identity)
            case "data-vsm-on": events = attribute.value.split(separator: " ")
            default: break
            }
        }
        // A form that says where it is sent to is none of the page's.
        if events.contains("submit"), !attributes.contains(where: { $0.name == "action" || $0.name == "method" }) {
            var formIdentity = identity
            if let name = attributes.first(where: { $0.name == "name" }) {
                Self.combine("name", name.value, into: &formIdentity)
            }
            openForm = (marks.count, surroundings.count)
            marks.append(Mark(position: position, node: node, isButton: false, identity: formIdentity))
        } else if events.contains("click"), Self.isPlainButton(tag, attributes) {
            var buttonIdentity = identity
            let label = attributes.first { $0.name == "aria-label" }?.value ?? ""
            Self.combine("button", label, into: &buttonIdentity)
            openButton = (marks.count, surroundings.count)
            marks.append(Mark(position: start, node: node, isButton: true, identity: buttonIdentity))
        } else if let openForm, let name = attributes.first(where: { $0.name == "name" })?.value {
            Self.combine("field", name, into: &marks[openForm.index].identity)
            if attributes.contains(Attribute("type", "hidden")) {
                let value = attributes.first { $0.name == "value" }?.value ?? ""
                Self.combine("value", value, into: &marks[openForm.index].identity)
            }
        }
        if tag.content != .nothing { surroundings.append(identity) }
    }

    /// Notes a text.
    mutating func note(_ text: String) {
        if let openButton { Self.combine("text", text, into: &marks[openButton.index].identity) }
    }

    /// Notes the end of an element that is not void.
    mutating func end() {
        surroundings.removeLast()
        if openForm?.depth == surroundings.count { openForm = nil }
        if openButton?.depth == surroundings.count { openButton = nil }
    }

    /// Whether an element is a button that does nothing by itself, and has none of the attributes that it is to get.
    private static func isPlainButton(_ tag: HTMLTagName, _ attributes: [Attribute]) -> Bool {
        guard attributes.first == Attribute("type", "button"), String(describing: tag.name) == "button" else {
            return false
        }
        return !attributes.contains { attribute in
            ["name", "value", "popovertarget", "commandfor"].contains(attribute.name)
                || attribute.name.hasPrefix("form")
        }
    }

    /// FNV-1a: the same in every process, as a page may be opened anew in another one.
    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    private static func combine(_ name: String, _ value: String, into hash: inout UInt64) {
        func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        for byte in name.utf8 { add(byte) }
        // Bytes that no text has, so that a name and a value cannot be taken for others.
        add(0xff)
        for byte in value.utf8 { add(byte) }
        add(0xff)
    }
}
