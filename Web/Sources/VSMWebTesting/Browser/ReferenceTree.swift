import Foundation

/// The nodes of a browser.
///
/// It applies encoded patches in a slow and simple way.
package final class ReferenceTree {
    /// A node of the page.
    package final class Node {
        /// The kind of a node.
        package enum Kind: Equatable {
            case page
            case element(String)
            case text
            case anchor
        }

        package fileprivate(set) var number: Int
        package let kind: Kind
        package fileprivate(set) var text = ""
        package fileprivate(set) var attributes: [String: String] = [:]
        package fileprivate(set) var children: [Node] = []
        package fileprivate(set) weak var parent: Node?

        init(_ number: Int, _ kind: Kind) {
            self.number = number
            self.kind = kind
        }
    }

    /// An error that says that a browser cannot perform an operation.
    package struct Impossible: Error, CustomStringConvertible {
        let operation: String

        package var description: String { "A browser cannot carry this out: \(operation)." }
    }

    /// The maximum number of elements around a node that is put into the page.
    private static let maximumDepth = 500

    package let page = Node(0, .page)
    private var nodes: [Int: Node] = [:]
    private var lastNumber = 0
    /// Called for each attribute that is set or removed, including those of a new element.
    var onAttribute: (Node, String) -> Void = { _, _ in }

    /// Creates an empty page.
    init() {
        nodes[0] = page
    }

    /// Creates the tree of a page from JSON with a comma before each node.
    package convenience init(tree: [UInt8]) throws {
        try self.init(descriptions: Self.array(tree))
    }

    /// Creates the tree of a page from decoded JSON.
    init(descriptions: [Any]) throws {
        nodes[0] = page
        for description in descriptions { append(try make(description), to: page) }
    }

    /// The number of nodes.
    var count: Int { nodes.count }

    /// The node with a number.
    subscript(number: Int) -> Node? { nodes[number] }

    /// Applies operations, each after a comma.
    ///
    /// - Throws: ``Impossible`` if an operation names a node that does not exist, or creates one that exists.
    package func apply(_ operations: [UInt8]) throws {
        for case let operation as [Any] in try Self.array(operations) { try apply(operation) }
    }

    /// Puts a removed node in the place of another node, whose number, attributes and content it gets.
    func replace(_ successor: Node, with node: Node) {
        guard let parent = successor.parent, let index = parent.children.firstIndex(where: { $0 === successor }) else {
            return
        }
        parent.children[index] = node
        node.parent = parent
        successor.parent = nil
        node.number = successor.number
        nodes[node.number] = node
        node.children = successor.children
        for child in node.children { child.parent = node }
        let old = node.attributes
        node.attributes = successor.attributes
        for name in Set(old.keys).union(node.attributes.keys).sorted() where old[name] != node.attributes[name] {
            onAttribute(node, name)
        }
    }

    /// Opens or closes a `details`, as a browser does without a script.
    func toggle(_ details: Node) {
        details.attributes["open"] = details.attributes["open"] == nil ? "" : nil
    }

    /// The tree as HTML, with attributes in alphabetical order.
    package var html: String { html { $0.attributes } }

    /// The tree as HTML.
    ///
    /// - Parameter attributesOf: Returns the attributes of an element to write.
    func html(_ attributesOf: (Node) -> [String: String]) -> String {
        func html(_ nodes: [Node]) -> String {
            var text = ""
            for node in nodes {
                switch node.kind {
                case .page: break
                case .text: text += "\(node.number):\(node.text)|"
                case .anchor: text += "\(node.number):<!--v-->"
                case .element(let tag):
                    let attributes = attributesOf(node).sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined()
                    text += "\(node.number):<\(tag)\(attributes)>\(html(node.children))</>"
                }
            }
            return text
        }
        return html(page.children)
    }

    /// The numbers of the nodes in document order.
    package var numbers: [Int] {
        func numbers(_ node: Node) -> [Int] { [node.number] + node.children.flatMap(numbers) }
        return page.children.flatMap(numbers)
    }

    private static func array(_ bytes: [UInt8]) throws -> [Any] {
        let text = "[\(String(decoding: bytes.dropFirst(), as: UTF8.self))]"
        guard let array = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any] else {
            throw Impossible(operation: text)
        }
        return array
    }

    func apply(_ operation: [Any]) throws {
        let impossible = Impossible(operation: "\(operation)")
        func node(_ value: Any) throws -> Node {
            guard let number = value as? Int, let node = nodes[number] else { throw impossible }
            return node
        }
        let values = Array(operation.dropFirst())
        guard let place = values.first else { throw impossible }
        switch operation.first as? String {
        case "t":
            let text = try node(place)
            guard text.kind == .text, values.count == 2, let new = values[1] as? String, !new.isEmpty else {
                throw impossible
            }
            text.text = new
        case "a":
            let element = try node(place)
            guard case .element = element.kind, values.count % 2 == 1 else { throw impossible }
            for index in stride(from: 1, to: values.count, by: 2) {
                guard let name = values[index] as? String else { throw impossible }
                element.attributes[name] = values[index + 1] as? String
                onAttribute(element, name)
            }
        case "i":
            lastNumber = -2
            try put(values.dropFirst().map(make), at: place, impossible)
        case "m":
            try put(values.dropFirst().map(node), at: place, impossible)
        case "o":
            var numbers: [Int] = []
            for value in values.dropFirst() {
                if let run = value as? [Int] {
                    guard let run = NumberRun(run, count: nodes.count) else { throw impossible }
                    numbers += run.numbers
                    guard numbers.count <= nodes.count else { throw impossible }
                } else if let number = value as? Int {
                    numbers.append(number)
                } else {
                    throw impossible
                }
            }
            try put(numbers.map { try node($0) }, at: place, impossible)
        case "x":
            for value in values { forget(take(try node(value))) }
        default: throw impossible
        }
    }

    private func put(_ placed: [Node], at value: Any, _ impossible: Impossible) throws {
        guard let position = value as? Int, position != .min else { throw impossible }
        var previous = position > 0 ? nodes[position] : nil
        guard let parent = position > 0 ? previous?.parent : nodes[-position],
            parent.withAncestors.count < Self.maximumDepth
        else { throw impossible }
        for node in placed {
            if node === page { throw impossible }
            if let old = node.parent, old !== parent { throw impossible }
            _ = take(node)
            let index = try previous.map { previous in
                guard let index = parent.children.firstIndex(where: { $0 === previous }) else { throw impossible }
                return index + 1
            }
            parent.children.insert(node, at: index ?? 0)
            node.parent = parent
            previous = node
        }
    }

    private func take(_ node: Node) -> Node {
        node.parent?.children.removeAll { $0 === node }
        node.parent = nil
        return node
    }

    private func forget(_ node: Node) {
        nodes[node.number] = nil
        for child in node.children { forget(child) }
    }

    private func append(_ child: Node, to parent: Node) {
        parent.children.append(child)
        child.parent = parent
    }

    private func make(_ description: Any) throws -> Node {
        let impossible = Impossible(operation: "make \(description)")
        if let text = description as? String { return try makeText(text) }
        if description as? Int == 0 { return try makeNode(.anchor) }
        guard var values = description as? [Any] else { throw impossible }
        if let number = values.first as? Int {
            guard number > 0, number < 1 << 53 else { throw impossible }
            lastNumber = number - 1
            values.removeFirst()
            if values.first as? Int == 0 {
                if values.count == 1 { return try makeNode(.anchor) }
                guard let text = values[1] as? String else { throw impossible }
                return try makeText(text)
            }
        }
        guard let tag = values.first as? String else { throw impossible }
        values.removeFirst()
        let element = try makeNode(.element(tag))
        if let attributes = values.first as? [String: String] {
            element.attributes = attributes
            values.removeFirst()
            for name in attributes.keys.sorted() { onAttribute(element, name) }
        }
        for value in values { append(try make(value), to: element) }
        return element
    }

    private func makeText(_ text: String) throws -> Node {
        let node = try makeNode(.text)
        node.text = text
        return node
    }

    private func makeNode(_ kind: Node.Kind) throws -> Node {
        lastNumber += 1
        guard lastNumber > 0, nodes[lastNumber] == nil else { throw Impossible(operation: "number \(lastNumber)") }
        let node = Node(lastNumber, kind)
        nodes[lastNumber] = node
        return node
    }
}
