import Foundation

/// The preserved states of a page, as they are stored.
struct PreservedPage: Codable, Equatable {
    /// The maximum size of a stored page, in bytes.
    static let maximumSize = 64 * 1024
    /// The maximum length of the name of a state, in bytes.
    static let maximumNameLength = 256
    private static let maximumDepth = 4

    struct Entry: Codable, Equatable {
        let name: String
        let version: Int
        /// The state as JSON.
        let state: String
    }

    /// The visitor to whom the page belongs.
    let visitor: String
    /// The states; `nil` if they could not be stored, so that earlier ones are not restored in their place.
    let entries: [Entry]?

    init(visitor: String, entries: [Entry]?) {
        self.visitor = visitor
        self.entries = entries
    }

    /// Reads a stored page.
    ///
    /// - Throws: ``PreservationProblem`` if it is damaged.
    init(_ content: [UInt8]) throws {
        guard content.count <= Self.maximumSize else { throw PreservationProblem.damaged }
        do {
            self = try JSONDecoder().decode(Self.self, fromStored: content, maximumDepth: Self.maximumDepth)
        } catch {
            throw PreservationProblem.damaged
        }
    }

    /// The page as it is stored.
    ///
    /// - Throws: ``PreservationProblem`` if it is too large.
    func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let content = try encoder.encode(self)
        guard content.count <= Self.maximumSize else { throw PreservationProblem.size(content.count) }
        return Array(content)
    }
}
