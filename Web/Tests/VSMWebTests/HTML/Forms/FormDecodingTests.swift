import Testing

@testable import VSMWeb

@Suite("Forms read into values")
struct FormDecodingTests {
    enum Size: String, Decodable { case small, large }

    struct Address: Decodable, Equatable {
        var city: String
        var zip: Int?
    }

    struct Order: Decodable, Equatable {
        var name: String
        var count: Int
        var price: Double
        var isGift: Bool
        var size: Size
        var note: String?
        var topics: [String]
        var address: Address
        var other: Address?
    }

    /// A type with infinite nesting.
    struct Chain: Decodable {
        var next: [Chain]?
        var inside: Inside?

        final class Inside: Decodable {
            let chain: Chain?
        }
    }

    static let complete = [
        "name": ["Ann"], "count": ["3"], "price": ["2.5"], "isGift": ["on"], "size": ["small"], "note": [""],
        "topics": ["a", "b"], "address.city": ["Rome"], "address.zip": ["12"],
    ]

    func decode<Value: Decodable>(_ fields: [String: [String]], as type: Value.Type) -> Result<Value, FormErrors> {
        FormValues(fields: fields).decode(type)
    }

    @Test("Texts, numbers, checkboxes, choices, arrays and nested values are read")
    func reads() throws {
        let order = try decode(Self.complete, as: Order.self).get()
        let expected = Order(
            name: "Ann",
            count: 3,
            price: 2.5,
            isGift: true,
            size: .small,
            note: nil,
            topics: ["a", "b"],
            address: Address(city: "Rome", zip: 12),
            other: nil
        )
        #expect(order == expected)
    }

    @Test("An unchecked checkbox is false, and a name without values is an empty array")
    func missing() throws {
        var fields = Self.complete
        fields["isGift"] = nil
        fields["topics"] = nil
        let order = try decode(fields, as: Order.self).get()
        #expect(!order.isGift)
        #expect(order.topics == [])
    }

    @Test("All fields with errors are named")
    func errors() {
        var fields = Self.complete
        fields["count"] = ["many"]
        fields["price"] = ["nan"]
        fields["name"] = nil
        fields["address.city"] = nil
        let errors = #expect(throws: FormErrors.self) { try decode(fields, as: Order.self).get() }
        #expect(errors?.names == ["address.city", "count", "name", "price"])
        #expect(errors?["count"] == "Enter a whole number.")
        #expect(errors?["name"] == "Fill in this field.")
    }

    @Test("A choice that does not exist is named")
    func choice() {
        var fields = Self.complete
        fields["size"] = ["huge"]
        let errors = #expect(throws: FormErrors.self) { try decode(fields, as: Order.self).get() }
        #expect(errors?.names == ["size"])
    }

    /// A value of an app, which throws an error of its own for a wrong text.
    struct Amount: Decodable, Equatable {
        struct NotAnAmount: Error {}
        let cents: Int

        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            guard let amount = Double(text) else { throw NotAnAmount() }
            cents = Int(amount * 100)
        }
    }

    @Test("The errors of optional values appear together, whatever their types throw")
    func optionalValues() throws {
        struct Expense: Decodable, Equatable {
            var amount: Amount?
            var size: Size?
            var sizes: [Size]?
            var count: Int
        }
        let wrong = ["amount": ["many"], "size": ["huge"], "sizes": ["small", "huge"], "count": ["x"]]
        let errors = #expect(throws: FormErrors.self) { try decode(wrong, as: Expense.self).get() }
        #expect(errors?.names == ["amount", "count", "size", "sizes"])
        #expect(errors?["amount"] == "This value is not possible.")
        let empty = try decode(["amount": [""], "size": [""], "count": ["3"]], as: Expense.self).get()
        #expect(empty == Expense(amount: nil, size: nil, sizes: nil, count: 3))
        let right = ["amount": ["2.5"], "size": ["small"], "sizes": ["large"], "count": ["3"]]
        #expect(try decode(right, as: Expense.self).get().amount?.cents == 250)
    }

    @Test("The error of a value that must be there appears together with those before it")
    func requiredValue() {
        struct Expense: Decodable {
            var count: Int
            var amount: Amount
            var other: Int
        }
        let wrong = ["count": ["x"], "amount": ["many"], "other": ["y"]]
        let errors = #expect(throws: FormErrors.self) { try decode(wrong, as: Expense.self).get() }
        #expect(errors?.names == ["amount", "count"])
    }

    @Test("A type that compares two fields reports nothing about a field that could not be read")
    func comparedFields() {
        struct Period: Decodable {
            enum Key: CodingKey { case first, last }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Key.self)
                let first = try container.decode(Int.self, forKey: .first)
                guard try container.decode(Int.self, forKey: .last) < first else { return }
                throw DecodingError.dataCorruptedError(forKey: .last, in: container, debugDescription: "order")
            }
        }
        let errors = #expect(throws: FormErrors.self) {
            try decode(["period.first": ["x"], "period.last": ["-3"]], as: [String: Period].self).get()
        }
        #expect(errors?.names == ["period.first"])
    }

    @Test("Numbers out of range are refused", arguments: ["999999999999999999999", "-1", "1.5", "0x1", " 1", ""])
    func range(text: String) {
        #expect(throws: FormErrors.self) { try decode(["value": [text]], as: [String: UInt8].self).get() }
    }

    @Test("A type that is nested deeper than names allow is refused")
    func nesting() {
        let fields = ["inside.chain.next": ["x"], "inside.chain": ["x"], "next": ["x", "y"], "inside": ["x"]]
        #expect(throws: FormErrors.self) { try decode(fields, as: Chain.self).get() }
        #expect(throws: FormErrors.self) { try decode(fields, as: [String].self).get() }
        #expect(throws: FormErrors.self) { try decode(fields, as: Int.self).get() }
    }

    @Test("No input from the network traps", arguments: 0..<200)
    func random(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        let names =
            Array(Self.complete.keys) + ["", ".", "address", "address.", "a.b.c", "other.city", "é\u{301}", "5"]
        let texts = ["", "0", "-1", "1e999", "on", "small", "\u{0}", "9223372036854775808", "nan", "\u{1F1E6}"]
        var fields: [String: [String]] = [:]
        for name in names where Bool.random(using: &generator) {
            fields[name] = (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in
                texts.randomElement(using: &generator)
            }
        }
        _ = decode(fields, as: Order.self)
        _ = decode(fields, as: Chain.self)
        _ = decode(fields, as: [String: [String]].self)
        _ = decode(fields, as: [Int: Double].self)
    }
}
