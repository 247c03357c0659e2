/// Decodes one value of a form.
///
/// If a text is not a number, the container records an error and returns zero. Decoding then reads all fields, and the
/// person sees all errors at once.
struct FormValueContainer: SingleValueDecodingContainer {
    let decoder: FormDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.values.allSatisfy(\.isEmpty) }

    func decode(_ type: Bool.Type) -> Bool {
        guard let text = decoder.values.last else { return false }
        return !["", "0", "false", "no", "off"].contains(text)
    }

    func decode(_ type: String.Type) -> String {
        guard let text = decoder.values.last else {
            decoder.record(.fieldEmpty, at: codingPath)
            return ""
        }
        return text
    }

    func decode(_ type: Double.Type) -> Double { floatingPoint() }
    func decode(_ type: Float.Type) -> Float { floatingPoint() }
    func decode(_ type: Int.Type) -> Int { integer() }
    func decode(_ type: Int8.Type) -> Int8 { integer() }
    func decode(_ type: Int16.Type) -> Int16 { integer() }
    func decode(_ type: Int32.Type) -> Int32 { integer() }
    func decode(_ type: Int64.Type) -> Int64 { integer() }
    func decode(_ type: UInt.Type) -> UInt { integer() }
    func decode(_ type: UInt8.Type) -> UInt8 { integer() }
    func decode(_ type: UInt16.Type) -> UInt16 { integer() }
    func decode(_ type: UInt32.Type) -> UInt32 { integer() }
    func decode(_ type: UInt64.Type) -> UInt64 { integer() }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: decoder) }

    private func integer<Number: FixedWidthInteger>() -> Number {
        number({ Number($0) }, .wholeNumberNeeded)
    }

    private func floatingPoint<Number: BinaryFloatingPoint & LosslessStringConvertible>() -> Number {
        number({ Number($0).flatMap { $0.isFinite ? $0 : nil } }, .numberNeeded)
    }

    private func number<Number: Numeric>(_ read: (String) -> Number?, _ problem: SiteText) -> Number {
        guard let text = decoder.values.last, !text.isEmpty else {
            decoder.record(.fieldEmpty, at: codingPath)
            return .zero
        }
        guard let number = read(text) else {
            decoder.record(problem, at: codingPath)
            return .zero
        }
        return number
    }
}

/// Decodes all values of one name.
struct FormValuesContainer: UnkeyedDecodingContainer {
    let decoder: FormDecoder
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { decoder.values.count }
    var isAtEnd: Bool { currentIndex >= decoder.values.count }

    init(decoder: FormDecoder) {
        self.decoder = decoder
    }

    mutating func decodeNil() throws -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: next()) }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> { throw decoder.tooDeep }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw decoder.tooDeep }

    mutating func superDecoder() throws -> any Decoder { throw decoder.tooDeep }

    private mutating func next() throws -> FormDecoder {
        guard !isAtEnd else {
            let text = "There are no more values."
            throw DecodingError.valueNotFound(String.self, .init(codingPath: codingPath, debugDescription: text))
        }
        currentIndex += 1
        return decoder.decoder(of: decoder.values[currentIndex - 1])
    }
}

/// Decodes the values of a form by name.
struct FormFieldsContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: FormDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] {
        let prefix = codingPath.isEmpty ? "" : decoder.name + "."
        let names = decoder.fields.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
        return Set(names.map { $0.prefix { $0 != "." } }).compactMap { Key(stringValue: String($0)) }
    }

    func contains(_ key: Key) -> Bool {
        let name = decoder.decoder(at: key).name
        return decoder.fields[name] != nil || decoder.fields.keys.contains { $0.hasPrefix(name + ".") }
    }

    func decodeNil(forKey key: Key) -> Bool {
        let inside = decoder.decoder(at: key)
        let prefix = inside.name + "."
        return inside.values.allSatisfy(\.isEmpty)
            && !decoder.fields.contains { $0.key.hasPrefix(prefix) && !$0.value.allSatisfy(\.isEmpty) }
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        let inside = decoder.decoder(at: key)
        let known = decoder.found.errors
        do {
            return try Value(from: inside)
        } catch {
            // After an error inside, the type has thrown for a value that was not there.
            if decoder.found.errors == known { inside.record(error) }
            throw error
        }
    }

    /// Returns `nil` also for a value with an error, which is recorded, so that decoding reads the other fields.
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
        guard contains(key), !decodeNil(forKey: key) else { return nil }
        return try? decode(type, forKey: key)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try decoder.decoder(at: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.decoder(at: key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { throw decoder.tooDeep }

    func superDecoder(forKey key: Key) throws -> any Decoder { throw decoder.tooDeep }
}
