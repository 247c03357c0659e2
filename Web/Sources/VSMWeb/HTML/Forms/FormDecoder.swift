extension FormValues {
    /// Decodes the values into a type.
    ///
    /// ```swift
    /// struct SignUp: Decodable {
    ///     var email: String
    ///     var age: Int?
    ///     var wantsNews: Bool
    ///     var size: Size
    ///     var topics: [Topic]
    /// }
    /// ```
    ///
    /// - An optional value is `nil` if its field is empty or missing.
    /// - A Boolean value is true if its checkbox is checked.
    /// - An array has the values of all fields with its name.
    /// - The name of a nested value consists of both names with a dot, such as `address.city`. Values cannot be nested
    ///   deeper.
    /// - A value of another type reads its own text, and throws for a wrong one. If its property is optional, the other
    ///   values are read nevertheless; otherwise, those after it have no errors yet.
    ///
    /// The values come from the network. No input traps. A value that cannot be read is an error under the name of its
    /// field.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value, or the errors of the fields.
    public func decode<Value: Decodable>(_ type: Value.Type) -> Result<Value, FormErrors> {
        let decoder = FormDecoder(fields, texts)
        do {
            let value = try Value(from: decoder)
            if decoder.found.errors.isEmpty { return .success(value) }
        } catch {
            if decoder.found.errors.isEmpty { decoder.record(error) }
        }
        reading.fail()
        return .failure(decoder.found.errors)
    }
}

extension Error {
    /// The path of the value that could not be decoded; empty if the error does not name one.
    fileprivate var codingPath: [any CodingKey] {
        switch self as? DecodingError {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            context.codingPath
        case .keyNotFound(let key, let context): context.codingPath + [key]
        default: []
        }
    }
}

/// Decodes the values of a form, which are texts by field name.
struct FormDecoder: Decoder {
    /// The errors found so far.
    final class Found {
        var errors = FormErrors()
    }

    let fields: [String: [String]]
    let texts: SiteTexts
    let found: Found
    let codingPath: [any CodingKey]
    /// Whether the decoder reads one of several values of the same name, which cannot contain others.
    private let isElement: Bool
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ fields: [String: [String]], _ texts: SiteTexts) {
        self.init(fields, texts, Found(), at: [])
    }

    private init(
        _ fields: [String: [String]],
        _ texts: SiteTexts,
        _ found: Found,
        at codingPath: [any CodingKey],
        isElement: Bool = false
    ) {
        self.isElement = isElement
        self.fields = fields
        self.texts = texts
        self.found = found
        self.codingPath = codingPath
    }

    /// Returns the decoder of a nested value.
    func decoder(at key: any CodingKey) -> FormDecoder {
        FormDecoder(fields, texts, found, at: codingPath + [key])
    }

    /// Returns the decoder of one of several values of the same name.
    func decoder(of value: String) -> FormDecoder {
        FormDecoder([name: [value]], texts, found, at: codingPath, isElement: true)
    }

    /// The name of the field at this path.
    var name: String { Self.name(of: codingPath) }

    /// The values at this path.
    var values: [String] { fields[name] ?? [] }

    func record(_ problem: SiteText, at path: [any CodingKey]) {
        found.errors.add(texts[problem], for: Self.name(of: path))
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard codingPath.count < 2, !isElement else { throw tooDeep }
        return KeyedDecodingContainer(FormFieldsContainer(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard !codingPath.isEmpty, !isElement else { throw tooDeep }
        return FormValuesContainer(decoder: self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        FormValueContainer(decoder: self)
    }

    /// Records an error that a type has thrown.
    func record(_ error: any Error) {
        let path = error.codingPath.isEmpty ? codingPath : error.codingPath
        // A custom type throws for an empty field as for any other invalid value.
        let isEmpty = fields[Self.name(of: path)]?.allSatisfy(\.isEmpty) ?? false
        switch error as? DecodingError {
        case .keyNotFound, .valueNotFound: record(.fieldEmpty, at: path)
        default: record(isEmpty ? .fieldEmpty : .valueImpossible, at: path)
        }
    }

    var tooDeep: DecodingError {
        let text = "The type is nested more deeply than the values of a form."
        return .dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
    }

    private static func name(of path: [any CodingKey]) -> String {
        path.map(\.stringValue).joined(separator: ".")
    }
}
