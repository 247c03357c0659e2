/// The forms of a document, which work without the script of the page once their marks are written.
///
/// A pure value, which follows the writing of a document.
struct FormMarks {
    /// A form that the page handles.
    struct Mark: Equatable {
        /// The position in the document before the `>` of the form's tag.
        let position: Int
        let node: NodeID
        /// What the form has in common with itself when the page is opened anew, after which it has another number: its
        /// identifier and name, the identifiers and keys around it, and the names of its fields.
        fileprivate(set) var identity: UInt64
    }

    private(set) var marks: [Mark] = []
    /// For each open element, what identifies what is inside.
    private var surroundings: [UInt64] = []
    /// The index of the form that is open, and how many elements enclose it.
    private var openForm: (index: Int, depth: Int)?

    /// The form with an identity; `nil` if there is none, or several.
    func form(_ identity: UInt64) -> Mark? {
        let found = marks.filter { $0.identity == identity }
        return found.count == 1 ? found[0] : nil
    }

    /// Notes the beginning of an element, whose tag is written up to its `>`.
    mutating func begin(_ attributes: [Attribute], _ node: NodeID, isVoid: Bool, position: Int) {
        var identity = surroundings.last ?? Self.start
        var isForm = false
        for attribute in attributes {
            switch attribute.name {
            case "id", "data-vsm-key": Self.combine(attribute.name, attribute.value, into: &identity)
            case "data-vsm-on": isForm = attribute.value.split(separator: " ").contains("submit")
            default: break
            }
        }
        // A form that says where it is sent to is none of the page's.
        if isForm, !attributes.contains(where: { $0.name == "action" || $0.name == "method" }) {
            var formIdentity = identity
            if let name = attributes.first(where: { $0.name == "name" }) {
                Self.combine("name", name.value, into: &formIdentity)
            }
            openForm = (marks.count, surroundings.count)
            marks.append(Mark(position: position, node: node, identity: formIdentity))
        } else if let openForm, let name = attributes.first(where: { $0.name == "name" })?.value {
            Self.combine("field", name, into: &marks[openForm.index].identity)
            if attributes.contains(Attribute("type", "hidden")) {
                let value = attributes.first { $0.name == "value" }?.value ?? ""
                Self.combine("value", value, into: &marks[openForm.index].identity)
            }
        }
        if !isVoid { surroundings.append(identity) }
    }

    /// Notes the end of an element that is not void.
    mutating func end() {
        surroundings.removeLast()
        if openForm?.depth == surroundings.count { openForm = nil }
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
