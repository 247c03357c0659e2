import Testing

@_spi(Host) @testable import VSM

@Suite("Texts for a terminal or a log")
struct OneLineTests {
    @Test("Line breaks and other control characters are escaped")
    func controls() {
        #expect("a “b” 🛒".onOneLine == "a “b” 🛒")
        #expect("a\r\nb\u{2028}c\u{0}".onOneLine == #"a\r\nb\u{2028}c\0"#)
        #expect("\u{1b}[2J".onOneLine == #"\u{1B}[2J"#)
    }

    @Test(
        "No character controls a terminal, or changes the order of the text around it",
        arguments: [
            0x7f, 0x85, 0x8d, 0x9b, 0x9c, 0x9d, 0xad, 0x61c, 0x200b, 0x200e, 0x200f, 0x2029, 0x202a, 0x202d, 0x202e,
            0x2060, 0x2066, 0x2068, 0x2069, 0xfeff, 0xfff9, 0xe0001, 0xe007f,
        ] as [UInt32]
    )
    func invisible(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        let text = "a\(Character(scalar))b".onOneLine
        #expect(text.hasPrefix("a\\u{") && text.hasSuffix("}b"))
    }

    @Test("Texts keep their scripts and emoji", arguments: ["👩‍👩‍👧 ❤️", "می‌خواهم", "שלום", "e\u{301}", "日本語"])
    func scripts(text: String) {
        #expect(text.onOneLine == text)
    }
}
