/// The numbers of the messages that a page has received, so that no message runs twice.
///
/// A pure value. A tab that was duplicated shows the page in another document. Each document numbers its messages from one,
/// without a clock, and repeats those that were not acknowledged.
struct ReceivedMessages {
    /// The maximum number of documents.
    ///
    /// Beyond it, the document that lost the connection first is forgotten. If its tab gets the connection again, a message
    /// that was run and not acknowledged runs again.
    static let capacity = 16

    /// The document that has the connection; empty before the first one.
    private var document = ""
    /// The number of its last message.
    private(set) var last = 0
    /// The other documents with their last messages, in the order in which they lost the connection.
    private var others: [(document: String, last: Int)] = []

    /// Notes that a document has connected.
    ///
    /// - Returns: Whether it is another one than before.
    mutating func connect(_ document: String) -> Bool {
        guard document != self.document else { return false }
        others.append((self.document, last))
        let index = others.firstIndex { $0.document == document }
        last = index.map { others.remove(at: $0).last } ?? 0
        if others.count >= Self.capacity { others.removeFirst() }
        self.document = document
        return true
    }

    /// Notes a message of the document that has the connection.
    ///
    /// - Returns: Whether it is a new one.
    mutating func insert(_ number: Int) -> Bool {
        guard number > last else { return false }
        last = number
        return true
    }
}
