import Testing

@testable import VSMWeb

@Suite("When a page is stored")
struct LatestSaveTests {
    @Test("During a save, only the latest states wait")
    func latest() {
        var save = LatestSave()
        #expect(save.add([1]) == [1])
        #expect(save.add([2]) == nil)
        #expect(save.add([3]) == nil)
        #expect(save.end(succeeded: true) == [3])
        #expect(save.end(succeeded: true) == nil)
    }

    @Test("States that are stored are not stored again, unless that failed")
    func same() {
        var save = LatestSave()
        #expect(save.add([1]) == [1])
        #expect(save.end(succeeded: true) == nil)
        #expect(save.add([1]) == nil)
        #expect(save.add([2]) == [2])
        #expect(save.end(succeeded: false) == nil)
        #expect(save.add([2]) == [2])
    }
}
