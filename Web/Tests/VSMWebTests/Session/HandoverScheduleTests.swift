import Testing

@testable import VSMWeb

@Suite("The times at which a stopping server hands over its browsers")
struct HandoverScheduleTests {
    /// Hands over browsers, some of which are busy until a time.
    ///
    /// - Returns: The time at which each browser was handed over.
    private func handOver(
        _ count: Int,
        within time: Duration,
        busyUntil: [Int: Duration] = [:]
    ) -> [Int: Duration] {
        var schedule = HandoverSchedule(Array(0..<count), within: time)
        var times: [Int: Duration] = [:]
        var elapsed = Duration.zero
        while true {
            for browser in schedule.due(after: elapsed) {
                let isBusy = busyUntil[browser].map { $0 > elapsed } ?? false
                if isBusy, !schedule.isOver(after: elapsed) {
                    schedule.postpone(browser)
                } else {
                    #expect(times.updateValue(elapsed, forKey: browser) == nil)
                }
            }
            if schedule.isOver(after: elapsed) { return times }
            let next = schedule.nextTime(after: elapsed)
            #expect(next > elapsed)
            elapsed = next
        }
    }

    @Test("The browsers are spread evenly, in their order", arguments: [1, 2, 7, 100, 5_000])
    func even(count: Int) {
        let time = Duration.seconds(20)
        let times = handOver(count, within: time)
        #expect(times.count == count)
        for browser in 0..<count {
            let ideal = time * Double(browser + 1) / Double(count + 1)
            #expect(times[browser]! >= ideal - .milliseconds(1), "\(browser)")
            #expect(times[browser]! <= ideal + .seconds(1), "\(browser)")
        }
    }

    @Test("A busy browser is handed over when its action has ended, and otherwise last")
    func busy() {
        let times = handOver(9, within: .seconds(10), busyUntil: [0: .seconds(4), 1: .seconds(99)])
        #expect(times.count == 9)
        #expect(times[1] == .seconds(10))
        #expect(times.filter { $0.key != 1 }.values.max()! < .seconds(10))
        #expect(times[0]! >= .seconds(4))
        // The others do not wait for them.
        #expect(times[2]! <= .seconds(3))
    }

    @Test("All browsers are busy until the end")
    func allBusy() {
        let busy = Dictionary(uniqueKeysWithValues: (0..<50).map { ($0, Duration.seconds(99)) })
        let times = handOver(50, within: .seconds(5), busyUntil: busy)
        #expect(times.count == 50)
        #expect(times.values.allSatisfy { $0 == .seconds(5) })
    }

    @Test("Without time, all browsers are handed over at once", arguments: [Duration.zero, .seconds(-1)])
    func noTime(time: Duration) {
        var schedule = HandoverSchedule([1, 2, 3], within: time)
        #expect(schedule.due(after: .zero) == [1, 2, 3])
        #expect(schedule.isOver(after: .zero))
    }

    @Test("A server without browsers waits for the whole time, so that a load balancer notices")
    func withoutBrowsers() {
        var schedule = HandoverSchedule([Int](), within: .seconds(3))
        #expect(schedule.due(after: .zero).isEmpty)
        #expect(schedule.nextTime(after: .zero) == .seconds(3))
        #expect(schedule.due(after: .seconds(3)).isEmpty)
    }

    @Test("A step that comes late catches up")
    func late() {
        var schedule = HandoverSchedule(Array(0..<9), within: .seconds(10))
        #expect(schedule.due(after: .seconds(5.5)) == [0, 1, 2, 3, 4])
        #expect(schedule.due(after: .seconds(5.5)).isEmpty)
        #expect(schedule.due(after: .seconds(99)) == [5, 6, 7, 8])
    }
}
