import Testing

@testable import VSMWeb

@Suite("Memory that sessions have left unused")
struct UnusedMemoryTests {
    @Test("It is given back once after a thousand sessions have ended")
    func thousand() {
        var memory = UnusedMemory()
        #expect([0, 5_000, 4_001].map { memory.record(sessions: $0) } == [false, false, false])
        #expect([4_000, 4_000, 3_001, 3_000].map { memory.record(sessions: $0) } == [true, false, false, true])
    }
}
