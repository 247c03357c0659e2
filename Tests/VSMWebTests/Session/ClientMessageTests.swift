import Testing

@testable import VSMWeb

@Suite("Messages of a browser")
struct ClientMessageTests {
    private func read(_ text: String) throws(MessageProblem) -> ClientMessage {
        try ClientMessage(Array(text.utf8))
    }

    @Test("Are read")
    func valid() throws {
        #expect(
            try read(#"{"type":"join","page":"p","token":"t","nodes":5}"#)
                == .join(.init(page: "p", token: "t", nodes: 5, version: nil))
        )
        #expect(
            try read(#"{"type":"event","number":1,"version":2,"node":3,"kind":"input","value":"x"}"#)
                == .event(
                    .init(number: 1, version: 2, node: NodeID(3), kind: .input, payload: EventPayload(value: "x"))
                )
        )
        #expect(try read(#"{"type":"visit","number":1,"target":"/"}"#) == .visit(.init(number: 1, target: "/")))
    }

    @Test(
        "That make no sense are answered with what is wrong",
        arguments: [
            ("", "not valid JSON"), ("{", "not valid JSON"), ("[]", "wrong type"), ("{}", "lacks \"type\""),
            (#"{"type":"shout"}"#, "no message of the type \"shout\""),
            (#"{"type":"join"}"#, "lacks \"page\""),
            (#"{"type":"event","number":1,"version":1,"node":"x","kind":"click"}"#, "wrong type at \"node\""),
            (#"{"type":"event","number":1,"version":1,"node":1,"kind":"onload"}"#, "no event of the kind"),
            (#"{"type":"event","number":99999999999999999999,"version":1,"node":1,"kind":"click"}"#, ""),
            (String(repeating: "[", count: 60_000), "not valid JSON"),
        ]
    )
    func invalid(text: String, expected: String) {
        let problem = #expect(throws: MessageProblem.self) { try read(text) }
        if !expected.isEmpty { #expect(problem?.description.contains(expected) == true) }
    }

    @Test("With more fields than a form may have are refused")
    func tooManyFields() {
        let fields = (0...100).map { "\"f\($0)\":\"\"" }.joined(separator: ",")
        let text = #"{"type":"event","number":1,"version":1,"node":1,"kind":"submit","fields":{\#(fields)}}"#
        #expect(throws: MessageProblem.self) { try read(text) }
    }

    @Test("That were damaged on the way never stop the server", arguments: 0..<200)
    func damaged(seed: Int) {
        var generator = SplitMix(seed: UInt64(seed))
        for _ in 0..<50 {
            var bytes = Array(
                #"{"type":"event","number":1,"version":2,"node":3,"kind":"submit","fields":{"a":"b\u00e9"},"checked":true}"#
                    .utf8
            )
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let index = bytes.indices.randomElement(using: &generator)!
                switch Int.random(in: 0...2, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: index)
                default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
                }
            }
            _ = try? ClientMessage(bytes)
        }
    }
}
