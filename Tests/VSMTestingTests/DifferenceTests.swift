import Testing

@_spi(Host) @testable import VSMTesting

@Suite("Differences")
struct DifferenceTests {
    private struct Person {
        var name: String
    }

    @Test("Values with the same dump have no difference, even if they are not Equatable")
    func none() {
        #expect(difference(expected: Person(name: "Ada"), actual: Person(name: "Ada")) == nil)
    }

    @Test("Different values are shown line by line")
    func some() throws {
        let text = try #require(difference(expected: Person(name: "Ada"), actual: Person(name: "Bob")))
        #expect(text.contains("Ada"))
        #expect(text.contains("Bob"))
    }
}
