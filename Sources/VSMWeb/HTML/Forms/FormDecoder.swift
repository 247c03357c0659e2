extension FormValues {
    /// Reads the values into a type.
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
    /// - An optional value is `nil` if its field is empty or not there.
    /// - A Boolean value is true if its checkbox is checked.
    /// - An array has the values of all fields with its name.
    /// - A value inside a value has the name of both, with a dot: `address.city`; not deeper.
    ///
    /// The values come from the network. No input traps; what cannot be read is an error under the name of its field.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value, or what is wrong with the values of the fields.
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
    /// The path of what could not be decoded.
    fileprivate var codingPath: [any CodingKey] {
        switch self as? DecodingError {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            context.codingPath
        case .keyNotFound(let key, let context): context.codingPath + [key]
        default: []
        }
    }
}

/// Reads the values of a form, which are texts by the names of fields.
struct FormDecoder: Decoder {
    /// What is wrong with the values so far.
    final class Found {
        var errors = FormErrors()
    }

    let fields: [String: [String]]
    let texts: SiteTexts
    let found: Found
    let codingPath: [any CodingKey]
    /// Whether it reads one of several values of the same name, inside of which nothing can be.
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

    /// The decoder of a value inside.
    func decoder(at key: any CodingKey) -> FormDecoder {
        FormDecoder(fields, texts, found, at: codingPath + [key])
    }

    /// The decoder of one of several values of the same name.
    func decoder(of value: String) -> FormDecoder {
        FormDecoder([name: [value]], texts, found, at: codingPath, isElement: true)
    }

    /// The name of the field at this place.
    var name: String { Self.name(of: codingPath) }

    /// The values at this place.
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
        let path = error.codingPath
        // A type of one's own says of an empty field that its value is not possible.
        let isEmpty = fields[Self.name(of: path)]?.allSatisfy(\.isEmpty) ?? false
        switch error as? DecodingError {
        case .keyNotFound, .valueNotFound: record(.fieldEmpty, at: path)
        default: record(isEmpty ? .fieldEmpty : .valueImpossible, at: path)
        }
    }

    var tooDeep: DecodingError {
        let text = "The values of a form are not nested as deeply as this type."
        return .dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
    }

    private static func name(of path: [any CodingKey]) -> String {
        path.map(\.stringValue).joined(separator: ".")
    }
}
