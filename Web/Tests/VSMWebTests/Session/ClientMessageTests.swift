import Testing

@testable import VSMWeb

@Suite("Messages of a browser", .timeLimit(.minutes(10)))
struct ClientMessageTests {
    private func read(_ text: String) throws(MessageProblem) -> ClientMessage {
        try ClientMessage(Array(text.utf8))
    }

    private func event(_ kind: EventKind, _ payload: EventPayload = EventPayload()) -> ClientMessage {
        .event(.init(number: 1, version: 2, node: NodeID(3), kind: kind, payload: payload))
    }

    @Test("Valid messages are read")
    func valid() throws {
        #expect(try read(#"["join","p","t",5,null]"#) == .join(.init(page: "p", token: "t", nodes: 5, version: nil)))
        #expect(try read(#"["join","p","t",null,0]"#) == .join(.init(page: "p", token: "t", nodes: nil, version: 0)))
        #expect(try read(#"["click",1,2,3]"#) == event(.click))
        #expect(try read(#"["input",1,2,3,"x"]"#) == event(.input, EventPayload(value: "x")))
        #expect(try read(#"["change",1,2,3,"x"]"#) == event(.change, EventPayload(value: "x")))
        #expect(try read(#"["change",1,2,3,true]"#) == event(.change, EventPayload(isChecked: true)))
        #expect(try read(#"["change",1,2,3,false]"#) == event(.change, EventPayload(isChecked: false)))
        #expect(try read(#"["change",1,2,3,["a","b"]]"#) == event(.change, EventPayload(values: ["a", "b"])))
        #expect(try read(#"["change",1,2,3,[]]"#) == event(.change, EventPayload(values: [])))
        #expect(try read(#"["submit",1,2,3,[]]"#) == event(.submit, EventPayload(fields: [:])))
        #expect(try read(#"["focus",1,2,3]"#) == event(.focus))
        #expect(try read(#"["blur",1,2,3]"#) == event(.blur))
        #expect(try read(#"["key",1,2,3,"Enter"]"#) == event(.key, EventPayload(key: "Enter")))
        let widget = event(.widget, EventPayload(fields: ["a": ["1"]], key: "moved"))
        #expect(try read(#"["widget",1,2,3,"moved",["a","1"]]"#) == widget)
        let rows = event(.scroll, EventPayload(rows: VisibleRows(first: 7, count: 20, focused: nil)))
        #expect(try read(#"["scroll",1,2,3,7,20,null]"#) == rows)
        #expect(try read(#"["visit",1,"/"]"#) == .visit(.init(number: 1, target: "/")))
        #expect(try read(#"["ping"]"#) == .ping)
        #expect(try read(" [\t\"ping\"\r\n] ") == .ping)
    }

    @Test("The name of a former page is read, unless it is not one")
    func formerPage() throws {
        let none = ClientMessage.Join(page: "p", token: "t", nodes: 5, version: nil)
        #expect(try read(#"["join","p","t",5,null,null]"#) == .join(none))
        let name = Secret.random()
        let join = ClientMessage.Join(page: "p", token: "t", nodes: 5, version: nil, former: name)
        #expect(try read(#"["join","p","t",5,null,"\#(name)"]"#) == .join(join))
        guard case .join(let other) = try read(#"["join","p","t",5,null,"../\#(name)"]"#) else { return }
        #expect(other.former == nil)
    }

    @Test("The name of the document is read, unless it is too long")
    func document() throws {
        let join = ClientMessage.Join(page: "p", token: "t", nodes: nil, version: 3, document: "0a1b")
        #expect(try read(#"["join","p","t",null,3,null,"0a1b"]"#) == .join(join))
        let name = String(repeating: "x", count: ClientMessage.maximumDocumentLength + 1)
        #expect(throws: MessageProblem.self) { try read(#"["join","p","t",null,3,null,"\#(name)"]"#) }
        #expect(throws: MessageProblem.self) { try read(#"["join","p","t",null,3,null,"a","b"]"#) }
    }

    @Test("A form may have several values of a name")
    func repeatedName() throws {
        let message = try read(#"["submit",1,2,3,["a","1","b","2","a","3"]]"#)
        #expect(message == event(.submit, EventPayload(fields: ["a": ["1", "3"], "b": ["2"]])))
    }

    @Test("The largest number is read")
    func largestNumber() throws {
        #expect(try read("[\"visit\",\(Int.max),\"/\"]") == .visit(.init(number: .max, target: "/")))
    }

    @Test("A number that belongs to no node finds none")
    func nodes() throws {
        for number in ["0", "4294967296", "\(Int.max)"] {
            guard case .event(let event) = try read("[\"click\",1,2,\(number)]") else { return #expect(Bool(false)) }
            #expect(event.node == .none, "\(number)")
        }
    }

    @Test("Escapes are decoded")
    func escapes() throws {
        let message = try read(#"["input",1,2,3,"\"\\\/\b\f\n\r\t\u0000\u00E9\uD83D\ude00é😀"]"#)
        #expect(message == event(.input, EventPayload(value: "\"\\/\u{8}\u{c}\n\r\t\0é😀é😀")))
    }

    @Test(
        "Invalid messages are answered with the problem",
        arguments: [
            ("", "it ends too early"), ("[", "an array has no end"), ("[]", "lacks its name"),
            ("{}", "is not an array"), ("null", "is not an array"), ("[null]", "is not a string"),
            (#"["ping"]x"#, "something follows"), (#"["ping",]"#, "too many elements"),
            (#"["ping" "x"]"#, "separated by commas"), (#"[,"ping"]"#, "is not a string"),
            (#"["shout"]"#, "no message with the name \"shout\""), (#"["ping",1]"#, "too many elements"),
            (#"["join"]"#, "lacks its page"), (#"["join",1,"t",1,1]"#, "page is not a string"),
            (#"["click",1,2]"#, "lacks its node"), (#"["click","1",2,3]"#, "number is not a whole number"),
            (#"["click",-1,2,3]"#, "not a whole number"), (#"["click",1.5,2,3]"#, "not a whole number"),
            (#"["click",1e3,2,3]"#, "not a whole number"), (#"["click",01,2,3]"#, "begins with 0"),
            (#"["click",9223372036854775808,2,3]"#, "too large"),
            (#"["click",99999999999999999999999,2,3]"#, "too large"), (#"["click",1,2,[3]]"#, "node is not"),
            (#"["input",1,2,3,4]"#, "value is not a string"), (#"["input",1,2,3,true]"#, "value is not a string"),
            (#"["submit",1,2,3,["a"]]"#, "lacks its value of a field"), (#"["submit",1,2,3,{}]"#, "not an array"),
            (#"["scroll",1,2,3]"#, "lacks its first row"), (#"["scroll",1,2,3,-1,2,null]"#, "not a whole number"),
            (#"["submit",1,2,3,["a",["b"]]]"#, "not a string"), (#"["visit",1]"#, "lacks its target"),
            (#"["input",1,2,3,"a"#, "a string has no end"), ("[\"input\",1,2,3,\"\n\"]", "control character"),
            (#"["input",1,2,3,"\x"]"#, "unknown escape"), (#"["input",1,2,3,"\u12"]"#, "hexadecimal"),
            (#"["input",1,2,3,"\ud800"]"#, "surrogate"), (#"["input",1,2,3,"\udc00"]"#, "surrogate"),
            ("42", "is not an array"), ("\0", "is not an array"), ("]", "is not an array"),
            ("['ping']", "is not a string"), ("NaN", "is not an array"), (#"["join""#, "an array has no end"),
            (#"["\ud800"]"#, "surrogate"), (#"["ping"]["ping"]"#, "something follows"),
            (#"["click",1,2,3,4]"#, "too many elements"), (#"["input",1,2,3,{"a":1}]"#, "value is not a string"),
            (#"["submit",1,2,3,["a",1]]"#, "value of a field is not a string"),
            (#"["input",1,2,3,"\ud800\u0041"]"#, "surrogate"), (#"["input",1,2,3,"\ud800\n"]"#, "surrogate"),
        ]
    )
    func invalid(text: String, expected: String) {
        let problem = #expect(throws: MessageProblem.self) { try read(text) }
        #expect(problem?.description.contains(expected) == true, "\(problem?.description ?? "")")
    }

    @Test(
        "Messages that are not UTF-8 are refused",
        arguments: [
            [0xff], [0x80], [0xc3], [0xc0, 0x80], [0xc1, 0xbf], [0xe0, 0x80, 0x80], [0xed, 0xa0, 0x80],
            [0xed, 0xbf, 0xbf], [0xf0, 0x80, 0x80, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xf5, 0x80, 0x80, 0x80],
            [0xe2, 0x82],
        ] as [[UInt8]]
    )
    func notUTF8(bytes: [UInt8]) {
        for suffix in ["", #"\n"#, #"\u00a9"#] {
            let message = Array(#"["input",1,2,3,""#.utf8) + bytes + Array("\(suffix)\"]".utf8)
            let problem = #expect(throws: MessageProblem.self) { try ClientMessage(message) }
            #expect(problem?.description == "The value is not UTF-8.")
        }
    }

    @Test("Messages in UTF-16 or UTF-32 are refused", arguments: [1, 3])
    func otherEncodings(zeros: Int) {
        let padding = [UInt8](repeating: 0, count: zeros)
        let littleEndian = #"["ping"]"#.utf8.flatMap { [$0] + padding }
        let bigEndian = #"["ping"]"#.utf8.flatMap { padding + [$0] }
        for message in [littleEndian, bigEndian, [0xff, 0xfe] + littleEndian, [0xef, 0xbb, 0xbf] + littleEndian] {
            #expect(throws: MessageProblem.self) { try ClientMessage(message) }
        }
    }

    @Test(
        "Deeply nested messages are refused, with any last byte",
        arguments: [1, 2, 3, 4, 512, 513, 514, 60_000]
    )
    func nested(count: Int) {
        let brackets = String(repeating: "[", count: count)
        let objects = String(repeating: #"{"a":"#, count: count)
        for start in ["", #"["input",1,2,3,"#, #"["submit",1,2,3,"#, #"["submit",1,2,3,["a","#] {
            for text in [start + brackets, start + objects + "[", start + brackets + "]"] {
                #expect(throws: MessageProblem.self) { try read(text) }
            }
        }
    }
}
