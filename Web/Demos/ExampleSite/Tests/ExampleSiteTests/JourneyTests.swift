import Testing

@testable import ExampleSite

@Suite("Journeys of the examples")
struct JourneyTests {
    @Test("Old lines are removed, and the others keep their numbers")
    func bounded() {
        var journey = Journey()
        journey.begin(in: "a")
        for number in 1...100 { journey.move(from: "a", to: "a", by: "again", number: UInt64(number)) }
        #expect(journey.lines.map(\.number) == Array(102 - Journey.capacity...101))
        #expect(journey.change == Journey.Change(from: "a", to: "a", number: 100))
    }
}
