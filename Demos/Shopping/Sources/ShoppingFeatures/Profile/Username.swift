import Foundation

/// The name of a shopper.
nonisolated public struct Username: Hashable, Sendable, CustomStringConvertible {
    /// The name of a new shopper.
    public static let initial = Username(unchecked: "SomeUser")
    /// The maximum number of characters in a name.
    public static let maximumLength = 50

    /// The name as text.
    public let description: String

    /// Creates a name without the surrounding spaces.
    ///
    /// - Parameter text: the text that the shopper typed.
    /// - Throws: ``UsernameProblem`` if the text cannot be a name.
    public init(_ text: String) throws(UsernameProblem) {
        guard text.utf8.count <= Self.maximumLength * 16 else { throw .tooLong }
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { throw .empty }
        guard name.count <= Self.maximumLength else { throw .tooLong }
        description = name
    }

    private init(unchecked name: String) {
        description = name
    }
}

/// The reason why a text cannot be a user name.
nonisolated public enum UsernameProblem: Error, Hashable {
    /// The text is empty.
    case empty
    /// The text is too long.
    case tooLong
}
