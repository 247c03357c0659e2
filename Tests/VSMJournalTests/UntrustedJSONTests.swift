import Testing

@_spi(Host) @testable import VSMJournal

@Suite("JSON from outside")
struct UntrustedJSONTests {
    @Test(
        "Objects and arrays count, and brackets in strings do not",
        arguments: [
            ("", 0), ("1", 0), ("{}", 1), ("[[1],[2]]", 2), (#"{"a":[{}],"b":{}}"#, 3), (#"["[[","\"[[","\\",[]]"#, 2),
            ("[[[", 3), ("[]]][", 1),
        ]
    )
    func depth(text: String, depth: Int) {
        #expect(text.utf8.jsonDepth == depth)
    }

    @Test("A text that is not UTF-8 or is nested too deeply is not decoded")
    func problems() {
        #expect(Array("[[1]]".utf8).jsonProblem(maximumDepth: 2) == nil)
        #expect(Array("[[1]]".utf8).jsonProblem(maximumDepth: 1) == .depth)
        #expect(Array("[\u{0}]".utf8).jsonProblem(maximumDepth: 1) == .encoding)
        #expect([UInt8(ascii: "["), 0xff].jsonProblem(maximumDepth: 1) == .encoding)
    }
}
