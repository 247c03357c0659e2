import LoadPlan
import NIOCore
import NIOPosix

/// All visitors of a run.
struct Crowd {
    private let scenario: Scenario
    private let options: LoadOptions
    private let records: RecordFile?

    init(_ scenario: Scenario, _ options: LoadOptions, _ records: RecordFile?) {
        (self.scenario, self.options, self.records) = (scenario, options, records)
    }

    /// Lets the visitors arrive one after the other, and waits until all have left.
    func run() async -> Tally {
        let start = NIODeadline.now()
        let end = start + .fraction(options.seconds)
        return await withTaskGroup(of: Tally.self) { group in
            for number in 1...options.visitors {
                let arrival = start + .fraction(options.rampUp * Double(number - 1) / Double(options.visitors))
                let loop = MultiThreadedEventLoopGroup.singleton.next()
                let visitor = Visitor(number, scenario, options, records, on: loop, end: end)
                group.addTask { await visitor.run(from: arrival) }
            }
            return await group.reduce(into: Tally()) { $0 += $1 }
        }
    }
}

extension TimeAmount {
    /// Returns an amount of seconds.
    static func fraction(_ seconds: Double) -> TimeAmount { .nanoseconds(Int64(seconds * 1e9)) }
}

extension NIODeadline {
    /// Returns how many seconds have passed since an earlier time.
    func seconds(since earlier: NIODeadline) -> Double { Double((self - earlier).nanoseconds) / 1e9 }
}
