/// One step on the path from an element or a view to its content.
enum Step: Hashable {
    /// The position among the statements of a closure.
    case position(Int)
    /// The branch taken of an `if` or a `switch`.
    case branch(Int)
    /// The key of an element of a collection, and the number of preceding elements with an equal key.
    case key(AnyHashable, occurrence: Int)
}

/// Identifies a node among its siblings, by the steps that lead to it in the source of the page.
struct Slot: Hashable {
    var steps: [Step]
}

/// The number of a node, on the server and in the browser.
///
/// It is unique in a session.
struct NodeID: Hashable, Codable {
    let number: Int

    init(_ number: Int) {
        self.number = number
    }

    init(from decoder: any Decoder) throws {
        number = try decoder.singleValueContainer().decode(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}
