/// The properties that identify an element of a page after the part around it was replaced.
///
/// It follows `identity.js` of the browser client.
struct ElementDescription: Equatable {
    let tag: String
    /// The type and the name of a field, with the value of a box, or the label of another element.
    let own: [String]
    /// The properties that distinguish the form around the element from other forms; `nil` without a form.
    let form: String?
    /// The identifiers and keys of the element and of the elements around it, innermost first.
    let keys: [String]
}

/// Describes the elements of a page, and finds them by their descriptions.
struct ElementIdentities {
    typealias Node = ReferenceTree.Node

    private let tree: ReferenceTree
    private var formNames: [ObjectIdentifier: String] = [:]

    /// Creates the identities of the elements in the current page.
    init(_ tree: ReferenceTree) {
        self.tree = tree
    }

    /// Returns the description of an element; `nil` if other elements have the same one.
    mutating func uniqueDescription(of node: Node) -> ElementDescription? {
        guard let description = description(of: node) else { return nil }
        return element(with: description) == nil ? nil : description
    }

    /// Returns the only element with a description; `nil` if there is none or several.
    mutating func element(with description: ElementDescription) -> Node? {
        var found: Node?
        for node in tree.page.descendants where node.tag == description.tag {
            guard self.description(of: node) == description else { continue }
            guard found == nil else { return nil }
            found = node
        }
        return found
    }

    private mutating func description(of node: Node) -> ElementDescription? {
        guard let tag = node.tag else { return nil }
        let around = node.withAncestors
        return ElementDescription(
            tag: tag,
            own: node.isField ? nameOfField(node) : [label(of: node)],
            form: around.first { $0.tag == "form" }.map { name(of: $0) },
            keys: around.flatMap { element in
                [element.attributes["id"].map { "#\($0)" }, element.attributes["data-vsm-key"].map { "=\($0)" }]
                    .compactMap(\.self)
            }
        )
    }

    private func nameOfField(_ node: Node) -> [String] {
        let name = [node.fieldType, node.attributes["name"] ?? ""]
        // Boxes with one name differ in their values.
        return node.isCheckable ? name + [node.attributes["value"] ?? "on"] : name
    }

    /// Returns the name of a form, or the names of its fields.
    private mutating func name(of form: Node) -> String {
        if let name = formNames[ObjectIdentifier(form)] { return name }
        let name =
            form.attributes["name"]
            ?? tree.listedElements(of: form).map { $0.attributes["name"] ?? "" }
            .joined(separator: ",")
        formNames[ObjectIdentifier(form)] = name
        return name
    }

    /// Returns the label of an element.
    func label(of node: Node) -> String {
        let texts = [
            node.attributes["aria-label"],
            node.isControl ? tree.labels(of: node).first?.textContent : nil,
            node.textContent,
            node.attributes["name"],
        ]
        let label = texts.compactMap(\.self).first { !$0.isEmpty } ?? ""
        return String(collapsed(label).prefix(60))
    }
}
