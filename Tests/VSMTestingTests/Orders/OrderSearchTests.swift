import Testing

@testable import VSMTesting

@Suite("The search for orders")
struct OrderSearchTests {
    /// A job of an imagined program, and the jobs that it makes ready.
    private final class Job {
        let name: Int
        let isHop: Bool
        /// The number of outcomes among which it chooses.
        let choices: Int
        let next: [Job]

        init(_ name: Int, isHop: Bool, choices: Int, next: [Job]) {
            (self.name, self.isHop, self.choices, self.next) = (name, isHop, choices, next)
        }
    }

    /// The order of what a run did that others can notice.
    private func run(_ program: [Job], _ decisions: inout Decisions, _ schedule: inout Schedule) -> [String] {
        var ready = program.enumerated().map { (number: $0, job: $1) }
        var created = ready.count
        var order: [String] = []
        while !ready.isEmpty {
            let numbers = ready.map(\.number)
            let decision = decisions.made.count
            let preferred = schedule.preferredJob(among: numbers, decisions: decision)
            let index = decisions.decide(among: numbers.count, preferring: preferred)
            schedule.begin(index, among: numbers, decision: decision, task: nil)
            let job = ready.remove(at: index).job
            if !job.isHop { order.append("\(job.name): \(decisions.decide(among: job.choices))") }
            let before = created
            for next in job.next {
                ready.append((created, next))
                created += 1
            }
            schedule.end(created: before..<created, isHop: job.isHop, decisions: decisions.made.count)
        }
        return order
    }

    private func program(_ generator: inout SplitMix64) -> [Job] {
        var name = 0
        var left = Int.random(in: 2...7, using: &generator)
        func jobs(_ count: Int) -> [Job] {
            (0..<count).compactMap { _ in
                guard left > 0 else { return nil }
                left -= 1
                name += 1
                let isHop = Int.random(in: 0..<2, using: &generator) == 0
                let choices = !isHop && Int.random(in: 0..<6, using: &generator) == 0 ? 2 : 1
                let own = name
                let count = [0, 1, 1, 1, 1, 1, 2].randomElement(using: &generator)!
                return Job(own, isHop: isHop, choices: choices, next: jobs(count))
            }
        }
        return jobs(Int.random(in: 1...3, using: &generator))
    }

    @Test("It finds every order of the jobs that others can notice, with every choice, and each once")
    func complete() {
        var generator = SplitMix64(seed: 51)
        for _ in 1...300 {
            let program = program(&generator)
            var expected: Set<[String]> = []
            var next: [Int]? = []
            while let path = next {
                var decisions = Decisions(TestSeed(path: path))
                var schedule = Schedule(decided: .max, asleep: SleepingJobs())
                expected.insert(run(program, &decisions, &schedule))
                next = Decisions.path(after: decisions.made)
            }
            var found: [[String]] = []
            var search = OrderSearch()
            while true {
                var decisions = Decisions(TestSeed(path: search.path))
                var schedule = search.schedule
                found.append(run(program, &decisions, &schedule))
                guard search.advance(after: schedule, decisions.made) else { break }
            }
            #expect(Set(found) == expected)
            #expect(found.count == expected.count)
        }
    }
}
