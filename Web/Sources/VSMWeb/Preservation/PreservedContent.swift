import Foundation

/// A preserved state as it is stored: JSON, with the version of the view that has written it.
///
/// A test that a view still reads an older version begins with what that version has written:
///
/// ```swift
/// let content = PreservedContent(json: #"{"street":"1 Main St"}"#, version: 1)
/// #expect(try CheckoutView.read(content).address.street == "1 Main St")
/// ```
public struct PreservedContent: Sendable {
    /// The maximum depth of nested arrays and objects.
    private static let maximumDepth = 64

    /// The version of the view that has preserved the state.
    public let version: Int
    let json: String

    /// Creates the content that a view has preserved.
    ///
    /// - Parameters:
    ///   - json: The state as JSON.
    ///   - version: The version of the view.
    public init(json: String, version: Int) {
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
        try JSONDecoder().decode(type, fromStored: Array(json.utf8), maximumDepth: Self.maximumDepth)
    }
}
