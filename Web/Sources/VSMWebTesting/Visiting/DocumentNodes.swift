/// The nodes of a page in its document, as the browser client counts them.
///
/// It reads only what a site built with VSMWeb writes. If it miscounts, the server sends all nodes instead.
struct DocumentNodes {
    /// A node: an element with its content, a text, or the mark of a view.
    indirect enum Node: Equatable {
        case element(String, [String: String], [Node])
        case text(String)
        case mark
    }

    /// The nodes of the page.
    let nodes: [Node]
    /// Their number, with those inside.
    let count: Int

    /// Reads a document; `nil` if the page in it cannot be read.
    init?(_ document: [UInt8]) {
        guard let mark = document.firstRange(of: Array("<div id=\"vsm-page\"".utf8)) else { return nil }
        var reader = DocumentReader(document[mark.lowerBound...])
        guard case .element(_, _, let nodes)? = reader.node(depth: 0) else { return nil }
        self.nodes = nodes
        count = Self.count(nodes)
    }

    private static func count(_ nodes: [Node]) -> Int {
        nodes.reduce(0) { sum, node in
            if case .element(_, _, let inside) = node { sum + 1 + count(inside) } else { sum + 1 }
        }
    }

    /// Returns the nodes as a message of the server describes them, with the numbers in a message.
    ///
    /// - Parameter runs: The first and the count of consecutive numbers; `nil` if they are not those of the nodes.
    func descriptions(_ runs: [[Int]]) -> [Any]? {
        var numbers: [Int] = []
        for run in runs {
            guard run.count == 2, let run = NumberRun([run[0], 1, run[1]], count: count) else { return nil }
            numbers += run.numbers
            guard numbers.count <= count else { return nil }
        }
        guard numbers.count == count else { return nil }
        var rest = numbers[...]
        return describe(nodes, &rest)
    }

    private func describe(_ nodes: [Node], _ numbers: inout ArraySlice<Int>) -> [Any] {
        nodes.map { node in
            let number = numbers.removeFirst()
            switch node {
            case .mark: return [number, 0] as [Any]
            case .text(let text): return [number, 0, text] as [Any]
            case .element(let tag, let attributes, let inside):
                return [number, tag, attributes] as [Any] + describe(inside, &numbers)
            }
        }
    }
}
