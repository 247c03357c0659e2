/// One step on the way from an element, or a view, to what stands in it.
enum Step: Hashable {
    /// The position among the statements of a closure.
    case position(Int)
    /// The branch taken of an `if` or a `switch`.
    case branch(Int)
    /// The key of an element of a collection, and how many with an equal key came before.
    case key(AnyHashable, occurrence: Int)
}

/// What identifies a node among its siblings: the steps that lead to it in the source of the page.
struct Slot: Hashable {
    var steps: [Step]
}

/// The number of a node of a page, the same for the server and the browser.
///
/// Never used twice in a session.
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
