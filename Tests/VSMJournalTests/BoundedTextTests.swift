import Testing

@_spi(Inspection) @testable import VSMJournal

@Suite("Texts of a journal")
struct BoundedTextTests {
    @Test("A text is cut beyond its limit, counted in Unicode scalars")
    func bounded() {
        #expect("".bounded(to: 1) == "")
        #expect("ab".bounded(to: 2) == "ab")
        #expect("abc".bounded(to: 2) == "ab…")
        #expect("abc".bounded(to: 2, mark: "… (cut)") == "ab… (cut)")
        let tower = "e" + String(repeating: "\u{301}", count: 1_000)
        #expect(tower.count == 1)
        #expect(tower.bounded(to: 10).unicodeScalars.count < 20)
    }
}
