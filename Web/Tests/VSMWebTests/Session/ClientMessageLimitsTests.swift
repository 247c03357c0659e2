import Testing

@testable import VSMWeb

@Suite("Limits of messages", .timeLimit(.minutes(10)))
struct ClientMessageLimitsTests {
    /// Returns whether a message is read when a text may have a number of bytes.
    private func isRead(_ text: String, fieldSize: Int = 10) -> Bool {
        (try? ClientMessage(Array(text.utf8), fieldSize: fieldSize)) != nil
    }

    @Test(
        "A text may be as long as the limit in bytes, with or without escapes",
        arguments: [#"["input",1,2,3,"#, #"["change",1,2,3,"#]
    )
    func texts(start: String) {
        #expect(isRead(start + "\"0123456789\"]"))
        #expect(!isRead(start + "\"0123456789a\"]"))
        #expect(isRead(start + #""\u0030123456789"]"#))
        #expect(!isRead(start + #""\u0030123456789a"]"#))
        #expect(isRead(start + "\"ééééé\"]"))
        #expect(!isRead(start + "\"éééééé\"]"))
        #expect(!isRead(start + #""0\u00e9\u00e9\u00e9\u00e9\u00e9"]"#))
    }

    @Test("A name may have 256 bytes")
    func names() {
        for (length, isAccepted) in [(256, true), (257, false)] {
            let name = String(repeating: "a", count: length)
            #expect(isRead("[\"submit\",1,2,3,[\"\(name)\",\"\"]]", fieldSize: 200) == isAccepted)
            #expect(isRead("[\"key\",1,2,3,\"\(name)\"]") == isAccepted)
            #expect(isRead("[\"widget\",1,2,3,\"\(name)\",[]]") == isAccepted)
            #expect(isRead("[\"join\",\"\(name)\",\"\",null,null]") == isAccepted)
            #expect(isRead("[\"join\",\"\",\"\(name)\",null,null]") == isAccepted)
        }
        #expect(!isRead("[\"submit\",1,2,3,[\"a\",\"0123456789a\"]]"))
    }

    @Test("The names and values of a form may be twice as long together as one text")
    func forms() {
        #expect(isRead(#"["submit",1,2,3,["a","0123456789","b","01234567"]]"#))
        #expect(!isRead(#"["submit",1,2,3,["a","0123456789","b","012345678"]]"#))
        #expect(isRead(#"["change",1,2,3,["0123456789","0123456789"]]"#))
        #expect(!isRead(#"["change",1,2,3,["0123456789","0123456789","0"]]"#))
    }

    @Test("An address may be longer than a text")
    func addresses() {
        for (length, isAccepted) in [(16 * 1024, true), (16 * 1024 + 1, false)] {
            #expect(isRead("[\"visit\",1,\"\(String(repeating: "a", count: length))\"]") == isAccepted)
        }
    }

    @Test("The size of a message and of a body follow from the length of a text, whatever it is")
    func sizes() {
        var limits = SessionLimits()
        #expect((limits.formSize, limits.messageSize, limits.bodySize) == (32_768, 66_560, 102_400))
        for size in [Int.min, 0, Int.max] {
            limits.fieldSize = size
            #expect(limits.formSize >= 0 && limits.messageSize >= 1024 && limits.bodySize >= 4096)
        }
    }

    @Test("A form may have 100 values with any names")
    func values() {
        for (count, isAccepted) in [(100, true), (101, false)] {
            let different = (0..<count).map { "\"f\($0)\",\"\"" }.joined(separator: ",")
            let equal = (0..<count).map { _ in "\"f\",\"\"" }.joined(separator: ",")
            #expect(isRead("[\"submit\",1,2,3,[\(different)]]", fieldSize: 200) == isAccepted)
            #expect(isRead("[\"submit\",1,2,3,[\(equal)]]", fieldSize: 200) == isAccepted)
            let chosen = (0..<count).map { _ in "\"f\"" }.joined(separator: ",")
            #expect(isRead("[\"change\",1,2,3,[\(chosen)]]", fieldSize: 200) == isAccepted)
        }
    }

    private static let samples = [
        #"["join","0123456789abcdef","fedcba9876543210",51,null]"#,
        #"["click",1,2,3]"#,
        #"["input",4611686018427387904,2,3,"b\u00e9\ud83d\ude00"]"#,
        #"["change",1,2,3,true]"#,
        #"["change",1,2,3,["a","b"]]"#,
        #"["submit",1,2,3,["a","b","c","\\d\n","a","e"]]"#,
        #"["key",1,2,3,"ArrowUp"]"#,
        #"["widget",1,2,3,"select",["city","Rome"]]"#,
        #"["visit",10,"/products?search=%C3%A9"]"#,
        #"["ping"]"#,
    ]

    @Test("Damaged messages never stop the server", arguments: 0..<200)
    func damaged(seed: Int) {
        var generator = SplitMix(seed: UInt64(seed))
        for _ in 0..<200 {
            guard var bytes = Self.samples.randomElement(using: &generator).map({ Array($0.utf8) }) else { return }
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                guard let index = bytes.indices.randomElement(using: &generator) else { break }
                let syntax = Array(#"[]",\u019{}:-.eE"#.utf8).randomElement(using: &generator) ?? 0
                switch Int.random(in: 0...4, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: index)
                case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
                case 3: bytes.insert(syntax, at: index)
                default: bytes.removeSubrange(index...)
                }
            }
            // A message that is still valid only has well-formed text.
            if case .event(let event) = try? ClientMessage(bytes, fieldSize: 64), let value = event.payload.value {
                #expect(value.utf8.count <= 64)
            }
        }
    }
}
