import Testing

@testable import VSMWeb

@Suite("Bounds of forms read into values")
struct FormDecodingBoundsTests {
    func decode<Value: Decodable>(_ fields: [String: [String]], as type: Value.Type) -> Result<Value, FormErrors> {
        FormValues(fields: fields).decode(type)
    }

    func names<Value: Decodable>(_ fields: [String: [String]], as type: Value.Type) -> [String]? {
        if case .failure(let errors) = decode(fields, as: type) { errors.names } else { nil }
    }

    @Test("A nested value is as deep as names allow")
    func depth() throws {
        struct Inner: Decodable, Equatable { var c: String }
        struct Middle: Decodable, Equatable { var b: Inner }
        struct Outer: Decodable, Equatable { var a: Middle }
        #expect(try decode(["b.c": ["x"]], as: Middle.self).get() == Middle(b: Inner(c: "x")))
        #expect(names(["a.b.c": ["x"]], as: Outer.self) == ["a.b"])
    }

    @Test("A form is not an array, and an array cannot contain an array")
    func arrays() {
        #expect(names(["": ["x"]], as: [String].self) == [""])
        #expect(names(["a": ["x"]], as: [String: [[String]]].self) == ["a"])
        #expect(names(["a": ["x"]], as: [String: [[String: String]]].self) == ["a"])
    }

    @Test("Decoding an array that contains itself ends with any input")
    func recursion() {
        struct Nested: Decodable {
            let inside: [Nested]
            init(from decoder: any Decoder) throws {
                inside = try decoder.singleValueContainer().decode([Nested].self)
            }
        }
        #expect(names(["a": ["x"]], as: [String: Nested].self) == ["a"])
        #expect(names(["a": []], as: [String: Nested].self) == nil)
    }

    @Test("An array that requests more values than exist gets an error")
    func end() throws {
        struct Pair: Decodable, Equatable {
            var values: [String] = []
            init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                while values.count < 2 { values.append(try container.decode(String.self)) }
                #expect(container.isAtEnd && container.currentIndex == 2)
            }
        }
        #expect(try decode(["pair": ["a", "b"]], as: [String: Pair].self).get()["pair"]?.values == ["a", "b"])
        #expect(names(["pair": ["a"]], as: [String: Pair].self) == ["pair"])
        #expect(names(["pair": []], as: [String: Pair].self) == ["pair"])
    }

    @Test(
        "Only finite numbers are read",
        arguments: ["nan", "inf", "-infinity", "1e999", "-1e999", "", "1,5", "0x", "1 ", "1e"]
    )
    func finite(text: String) {
        #expect(names(["n": [text]], as: [String: Double].self) == ["n"])
        #expect(names(["n": [text]], as: [String: Float].self) == ["n"])
    }

    @Test("A number that one type holds is too large for another")
    func widths() {
        #expect(names(["n": ["1e39"]], as: [String: Double].self) == nil)
        #expect(names(["n": ["1e39"]], as: [String: Float].self) == ["n"])
        func expectRange<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) {
            for text in ["\(Number.min)", "\(Number.max)"] {
                #expect(names(["n": [text]], as: [String: Number].self) == nil, "\(type)")
            }
            let max = "\(Number.max)"
            let digit = max.last == "5" ? "6" : "8"
            #expect(names(["n": [max.dropLast() + digit]], as: [String: Number].self) == ["n"], "\(type)")
            #expect(names(["n": [Number.isSigned ? "\(Number.min)0" : "-1"]], as: [String: Number].self) == ["n"])
        }
        expectRange(Int.self)
        expectRange(Int8.self)
        expectRange(Int16.self)
        expectRange(Int32.self)
        expectRange(Int64.self)
        expectRange(UInt.self)
        expectRange(UInt8.self)
        expectRange(UInt16.self)
        expectRange(UInt32.self)
        expectRange(UInt64.self)
    }

    @Test("The last of several values of one name applies")
    func last() throws {
        #expect(try decode(["a": ["1", "2"]], as: [String: Int].self).get() == ["a": 2])
        #expect(try decode(["a": ["x", "y"]], as: [String: String].self).get() == ["a": "y"])
        #expect(try decode(["a": ["on", "off"]], as: [String: Bool].self).get() == ["a": false])
        #expect(names(["a": ["1", ""]], as: [String: Int].self) == ["a"])
    }

    @Test("Negative words are false, and all other values are true")
    func booleans() throws {
        for text in ["", "0", "false", "no", "off"] {
            #expect(try decode(["a": [text]], as: [String: Bool].self).get() == ["a": false], "\(text)")
        }
        for text in ["on", "1", "true", "yes", "No", " "] {
            #expect(try decode(["a": [text]], as: [String: Bool].self).get() == ["a": true], "\(text)")
        }
    }

    @Test("An optional value is nil only if its fields, including nested ones, are empty")
    func optional() throws {
        struct Inner: Decodable, Equatable {
            var text: String
            var number: Int?
        }
        struct Outer: Decodable, Equatable {
            var inner: Inner?
            var number: Int?
            var list: [String]?
        }
        let empty = Outer(inner: nil, number: nil, list: nil)
        #expect(try decode([:], as: Outer.self).get() == empty)
        #expect(try decode(["inner.text": [""], "number": ["", ""]], as: Outer.self).get() == empty)
        let filled = ["inner.text": ["x"], "inner.number": [""], "number": ["", "1"], "list": ["a", ""]]
        let expected = Outer(inner: Inner(text: "x", number: nil), number: 1, list: ["a", ""])
        #expect(try decode(filled, as: Outer.self).get() == expected)
        #expect(names(["inner.number": ["1"]], as: Outer.self) == ["inner.text"])
        #expect(try decode(["a": [""], "b": ["1"]], as: [String: Int?].self).get() == ["a": nil, "b": 1])
        // This name only begins like that of a nested value.
        #expect(try decode(["innermost": ["x"], "inner": [""]], as: Outer.self).get() == empty)
    }

    @Test("A name exists if a field or a nested field has it")
    func containedNames() throws {
        struct Names: Decodable {
            enum Key: CodingKey { case plain, outer, inn, missing }
            let found: [Key]
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Key.self)
                found = [.plain, .outer, .inn, .missing].filter { container.contains($0) }
            }
        }
        let fields = ["plain": [""], "outer.inside": ["x"], "inner": ["x"]]
        #expect(try decode(fields, as: Names.self).get().found == [.plain, .outer])
    }

    @Test("A dictionary has the names of the form, and a nested one has them without their prefix")
    func keys() throws {
        let fields = ["a.x": ["1"], "a.y": ["2"], "ab.z": ["3"]]
        let values = try decode(fields, as: [String: [String: Int]].self).get()
        #expect(values == ["a": ["x": 1, "y": 2], "ab": ["z": 3]])
    }

    @Test("A value with an error never decodes successfully")
    func placeholder() {
        struct Tolerant: Decodable {
            var count = 0
            enum Key: CodingKey { case count }
            init(from decoder: any Decoder) throws {
                count = (try? decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .count)) ?? 7
            }
        }
        #expect(names(["count": ["many"]], as: Tolerant.self) == ["count"])
        #expect(names([:], as: Tolerant.self) == ["count"])
    }

    @Test("An error of a type is under the name of its field, and an error without a field is under no name")
    func thrown() {
        struct Odd: Decodable {
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                guard try container.decode(Int.self).isMultiple(of: 2) else { return }
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "even")
            }
        }
        struct Refusing: Decodable {
            struct Refusal: Error {}
            init(from decoder: any Decoder) throws { throw Refusal() }
        }
        struct Keyless: Decodable {
            enum Key: CodingKey { case count }
            init(from decoder: any Decoder) throws {
                throw DecodingError.keyNotFound(Key.count, .init(codingPath: decoder.codingPath, debugDescription: ""))
            }
        }
        #expect(names([:], as: Keyless.self) == ["count"])
        #expect(names(["a": ["2"]], as: [String: Odd].self) == ["a"])
        #expect(names(["a": ["3"]], as: [String: Odd].self) == nil)
        let errors = #expect(throws: FormErrors.self) { try decode(["a": ["2"]], as: Refusing.self).get() }
        #expect(errors?[""] == "This value is not possible.")
    }

    @Test("The identifier of a message is one identifier, whatever the names are")
    func identifier() {
        #expect(FormErrors.identifier(of: "first name", in: "sign up") == "sign_up-first_name-error")
    }
}
