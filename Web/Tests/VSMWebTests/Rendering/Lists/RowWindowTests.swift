import Testing

@testable import VSMWeb

@Suite("The window of a long list")
struct RowWindowTests {
    private func window(from first: Int, _ count: Int, focused: Int? = nil, of total: Int = 100_000) -> RowWindow {
        var window = RowWindow()
        window.show(VisibleRows(first: first, count: count, focused: focused), of: total)
        return window
    }

    @Test("The window begins with the first rows, up to a number")
    func beginning() {
        #expect(RowWindow().range(of: 100_000) == 0..<50)
        #expect(RowWindow().range(of: 3) == 0..<3)
        #expect(RowWindow().indices(of: 0) == [])
    }

    @Test("The window has as many rows before and after the visible ones as are visible")
    func surroundings() {
        #expect(window(from: 500, 20).range(of: 100_000) == 480..<540)
        #expect(window(from: 5, 20).range(of: 100_000) == 0..<60)
        #expect(window(from: 99_990, 20).range(of: 100_000) == 99_940..<100_000)
    }

    @Test(
        "The window has a bounded number of existing rows for any request",
        arguments: [0, 1, 50, 99_999, 100_000, .max],
        [0, 1, 100, 101, .max]
    )
    func bounds(first: Int, count: Int) {
        for focused in [nil, 0, 99_999, 100_000, Int.max] {
            for total in [0, 1, 299, 100_000] {
                let window = window(from: first, count, focused: focused, of: total)
                for laterTotal in [total, 0, 10, 200_000] {
                    let indices = window.indices(of: laterTotal)
                    #expect(indices.count <= 3 * RowWindow.maximumVisibleCount + 1)
                    #expect(indices.allSatisfy { $0 >= 0 && $0 < laterTotal })
                    #expect(zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 })
                    #expect(laterTotal == 0 || !indices.isEmpty)
                }
            }
        }
    }

    @Test("The row with the focus stays, before or after the others")
    func focus() {
        #expect(window(from: 500, 1, focused: 3).indices(of: 1_000) == [3, 499, 500, 501])
        #expect(window(from: 500, 1, focused: 700).indices(of: 1_000) == [499, 500, 501, 700])
        #expect(window(from: 500, 1, focused: 500).indices(of: 1_000) == [499, 500, 501])
        #expect(window(from: 500, 1, focused: 1_000).indices(of: 1_000) == [499, 500, 501])
    }

    /// Returns the places of the window's rows after a change of all rows, which are numbers.
    private func follow(_ window: RowWindow, from old: [Int], to new: [Int]) -> [Int] {
        var window = window
        window.follow(window.indices(of: old.count).map { old[$0] }, of: old.count, to: new.count) { new[$0] }
        return window.indices(of: new.count).map { new[$0] }
    }

    @Test("The window stays with its rows when others are inserted or removed before them, after them, or both")
    func following() {
        let old = Array(0..<10_000)
        let window = window(from: 5_000, 2, of: old.count)
        let rows = Array(4_998..<5_004)
        #expect(follow(window, from: old, to: old) == rows)
        #expect(follow(window, from: old, to: [-1] + old) == rows)
        #expect(follow(window, from: old, to: Array(old.dropFirst(3_000))) == rows)
        #expect(follow(window, from: old, to: Array(-4_000 ..< -1) + old) == rows)
        #expect(follow(window, from: old, to: old.dropLast(100) + []) == rows)
        #expect(follow(window, from: old, to: [-2, -1] + old + [10_000]) == rows)
        #expect(follow(window, from: old, to: Array(old.dropFirst(7)) + Array(10_000..<10_500)) == rows)
    }

    @Test("The window stays with the neighbors of a removed row")
    func removal() {
        let old = Array(0..<10_000)
        let window = window(from: 5_000, 2, of: old.count)
        let withoutMiddle = old.filter { $0 != 5_001 && $0 != 2 }
        #expect(follow(window, from: old, to: withoutMiddle).contains(5_000))
        let others = Array(20_000..<30_000)
        #expect(follow(window, from: old, to: others) == Array(24_998..<25_004))
    }

    @Test("At the beginning, the window shows the rows that are inserted before")
    func insertionAtTheBeginning() {
        #expect(follow(RowWindow(), from: Array(0..<100), to: Array(-2..<100)) == Array(-2..<48))
    }

    @Test("The window follows the row with the focus until the row is removed")
    func focusFollowed() {
        let old = Array(0..<1_000)
        let window = window(from: 500, 1, focused: 3, of: old.count)
        #expect(follow(window, from: old, to: [-2, -1] + old) == [3, 499, 500, 501])
        #expect(follow(window, from: old, to: old.filter { $0 != 3 }) == [499, 500, 501])
    }

    @Test("Following looks at a number of rows that does not depend on the length of the list")
    func cost() {
        var window = window(from: 500_000, 100, of: 1_000_000)
        let keys = window.indices(of: 1_000_000)
        var looks = 0
        window.follow(keys, of: 1_000_000, to: 1_000_000) {
            looks += 1; return $0
        }
        #expect(looks == 1)
        window.follow(keys, of: 1_000_000, to: 1_000_000) { _ in
            looks += 1; return -1
        }
        #expect(looks < 3 * 2 * RowWindow.maximumVisibleCount + 2 * RowWindow.searchDistance + 10)
    }
}
