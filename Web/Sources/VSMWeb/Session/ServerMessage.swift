/// A message to the browser: `[version,acknowledged,operation,…,extras]`.
///
/// The operations are arrays. The extras are an object, which is omitted if it is empty.
struct ServerMessage {
    /// The answer to a browser that asks whether the server is still there.
    static let pong = Array("[]".utf8)

    /// The version of the page after this message.
    var version = 0
    /// The number of the browser's last message that was processed; zero if it has not changed.
    var acknowledged = 0
    /// The steps from the previous version to this one, each after a comma.
    var operations: [UInt8] = []
    /// The numbers of the nodes that the browser has loaded, in the order of the document.
    var numbers: NodeNumberRuns?
    /// The nodes of the whole page, each after a comma, which replace the browser's nodes.
    var tree: [UInt8]?
    /// The title of the page, if it changed.
    var title: String?
    /// The path and query of the page, if they changed.
    var target: String?
    /// Whether the new address replaces the browser's history entry.
    var replaces = false
    /// The description of the page, if it changed; empty for none.
    var description: String?
    /// The language of the page, if it changed.
    var language: String?
    /// An address outside the pages to which the browser leaves.
    var load: String?
    /// Whether to load the page again, because its session no longer exists.
    var reload = false
    /// Whether an action that the person started is still running and would be lost with the page.
    var begun = false
    /// A sentence for the person.
    var note: String?
    /// The number of an event that was not run because the content that the person saw has changed.
    var refused: Int?
    /// A problem with a message of the browser, for developers.
    var problem: String?

    /// The message as JSON.
    var bytes: [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(32 + operations.count + (tree?.count ?? 0))
        output.append("[")
        output.appendJSON(version)
        output.append(",")
        output.appendJSON(acknowledged)
        let extras = extras
        output.append(contentsOf: operations)
        if !extras.isEmpty {
            output.append(",{")
            output.append(contentsOf: extras.dropFirst())
            output.append("}")
        }
        output.append("]")
        return output
    }

    /// The optional parts, each after a comma.
    private var extras: [UInt8] {
        var output: [UInt8] = []
        if let numbers {
            output.append(",\"numbers\":[")
            for (index, entry) in numbers.entries.enumerated() {
                if index > 0 { output.append(",") }
                output.append("[")
                output.appendJSON(entry.first)
                output.append(",")
                output.appendJSON(entry.count)
                output.append("]")
            }
            output.append("]")
        }
        if let tree {
            output.append(",\"tree\":[")
            output.append(contentsOf: tree.dropFirst())
            output.append("]")
        }
        func append(_ name: StaticString, _ value: String?) {
            guard let value else { return }
            output.append(name)
            output.appendJSON(value)
        }
        append(",\"title\":", title)
        append(",\"description\":", description)
        append(",\"language\":", language)
        if language.map(TextDirection.init(language:)) == .rightToLeft { output.append(",\"direction\":\"rtl\"") }
        append(",\"target\":", target)
        if replaces { output.append(",\"replace\":true") }
        append(",\"load\":", load)
        append(",\"problem\":", problem)
        if begun { output.append(",\"begun\":true") }
        if reload { output.append(",\"reload\":true") }
        append(",\"note\":", note)
        if let refused {
            output.append(",\"refused\":")
            output.appendJSON(refused)
        }
        return output
    }
}
