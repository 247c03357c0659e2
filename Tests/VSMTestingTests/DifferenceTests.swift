import Testing

@testable import VSMTesting

@Suite("Differences")
struct DifferenceTests {
    private struct Person {
        var name: String
    }

    @Test("Values that look the same have none, also without Equatable")
    func none() {
        #expect(difference(expected: Person(name: "Ada"), actual: Person(name: "Ada")) == nil)
    }

    @Test("Values that look different are shown line by line")
    func some() throws {
        let text = try #require(difference(expected: Person(name: "Ada"), actual: Person(name: "Bob")))
        #expect(text.contains("Ada"))
        #expect(text.contains("Bob"))
    }
}
