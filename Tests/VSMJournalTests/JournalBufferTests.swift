import Testing

@testable import VSMJournal

@Suite("The ring buffer of a journal")
struct JournalBufferTests {
    private func kind(_ text: String) -> JournalEntry.Kind { .noted(.outcome(text, of: "")) }

    @Test("Entries keep their order when the ring wraps, however often")
    func order() {
        var buffer = JournalBuffer(capacity: 4)
        for number in 1...11 {
            buffer.append(kind("\(number)"), at: Int64(number))
            let kept = max(1, number - 3)...number
            #expect(buffer.recorded.entries.map(\.kind) == kept.map { kind("\($0)") })
            #expect(buffer.recorded.dropped == number - kept.count)
        }
    }

    @Test("A thread that read the clock earlier and arrives later gets the later time")
    func time() {
        var buffer = JournalBuffer(capacity: 4)
        for time: Int64 in [-1, 5, 3, .max] { buffer.append(kind(""), at: time) }
        #expect(buffer.recorded.entries.map(\.nanoseconds) == [0, 5, 5, .max])
    }

    @Test("A duration that exceeds the range of nanoseconds becomes the largest number")
    func longDuration() {
        let durations: [Duration] = [.nanoseconds(-1), .seconds(2), .seconds(Int64.max), .seconds(Int64.min)]
        #expect(durations.map(\.wholeNanoseconds) == [-1, 2_000_000_000, .max, .min])
    }
}
