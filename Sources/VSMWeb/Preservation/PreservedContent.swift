import Foundation

/// A preserved state as it is stored.
public struct PreservedContent: Sendable {
    /// The maximum depth of nested arrays and objects.
    ///
    /// Foundation's decoder traps on some texts that are nested more than 512 levels deep.
    private static let maximumDepth = 64

    /// The version of the view that has preserved the state.
    public let version: Int
    let json: String

    init(json: String, version: Int) {
        self.json = json
        self.version = version
    }

    init(_ state: some Encodable, version: Int) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        self.init(json: String(decoding: try encoder.encode(state), as: UTF8.self), version: version)
    }

    /// Reads the state as a type.
    ///
    /// - Parameter type: The type that the version has preserved.
    /// - Throws: `DecodingError` if the content is not of the type, or an error that names the reason.
    public func decode<State: Decodable>(_ type: State.Type) throws -> State {
        guard json.utf8.jsonDepth <= Self.maximumDepth else { throw PreservationProblem.depth }
        return try JSONDecoder().decode(type, from: Data(json.utf8))
    }
}

/// A reason why a state is not preserved or restored.
enum PreservationProblem: Error, CustomStringConvertible {
    case version(Int)
    case depth
    case size(Int)
    case damaged
    case time

    var description: String {
        switch self {
        case .version(let version): "The view cannot read version \(version) of its preserved state."
        case .depth: "The preserved state is nested too deeply."
        case .size(let size):
            "The preserved states of the page have \(size) bytes; the maximum is \(PreservedPage.maximumSize)."
        case .damaged: "The preserved page is damaged."
        case .time: "The store of pages does not answer."
        }
    }
}
