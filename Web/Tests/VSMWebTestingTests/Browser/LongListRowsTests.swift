import Testing

@testable import VSMWebTesting

@Suite("Rows of long lists in a page")
struct LongListRowsTests {
    @Test("The place of the rows includes a row outside the others")
    func reading() throws {
        let rows = try #require(LongListRows(place: "40 1000 30", count: 30))
        #expect((rows.range, rows.total) == (40..<70, 1_000))
        #expect([0, 29].map(rows.index) == [40, 69])
        let above = try #require(LongListRows(place: "40 1000 30 3", count: 31))
        #expect(above.range == 40..<70)
        #expect([0, 1, 30].map(above.index) == [3, 40, 69])
        let below = try #require(LongListRows(place: "40 1000 30 900", count: 31))
        #expect([0, 29, 30].map(below.index) == [40, 69, 900])
        #expect(LongListRows(place: "40", count: 30) == nil)
        #expect(LongListRows(place: "", count: 0) == nil)
    }

    @Test("The browser requests rows if less than half a screen is left in a direction with more rows")
    func requests() throws {
        let first = try #require(LongListRows(place: "0 1000 30", count: 50))
        #expect(first.request(for: 0) == nil)
        #expect(first.request(for: 35) == nil)
        #expect(first.request(for: 36) == 36..<46)
        #expect(first.request(for: 500) == 500..<510)
        let middle = try #require(LongListRows(place: "490 1000 30", count: 30))
        #expect(middle.request(for: 495) == nil)
        #expect(middle.request(for: 494) == 494..<504)
        #expect(middle.request(for: 0) == 0..<10)
    }

    @Test("The last row is at the bottom, and a short list is in the page as a whole")
    func end() throws {
        let first = try #require(LongListRows(place: "0 1000 30", count: 50))
        #expect(first.request(for: 999) == 990..<1_000)
        let last = try #require(LongListRows(place: "970 1000 30", count: 30))
        #expect(last.request(for: 999) == nil)
        let short = try #require(LongListRows(place: "0 3 30", count: 3))
        #expect(short.request(for: 2) == nil)
        #expect(try #require(LongListRows(place: "0 0 30", count: 0)).request(for: 0) == nil)
    }
}
