import Testing

@_spi(Host) @testable import VSMJournal

@Suite("The depth of a JSON text")
struct JSONDepthTests {
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
}
