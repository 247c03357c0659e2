/// Finds the paths of the decisions that lead to different orders of jobs, and to all choices of stubs.
///
/// Jobs that run code of the test may use the same objects, so each of their orders is tried once. A hop, which only takes a
/// task to another executor, can be moved without an effect: orders that differ only in their hops are one order.
///
/// After each run, the search looks for pairs of jobs with code that ran one directly after the other, although the second
/// was not caused by the first. A later run then reverses the pair.
///
/// Source: Parosh Abdulla, Stavros Aronis, Bengt Jonsson and Konstantinos Sagonas, "Optimal Dynamic Partial Order
/// Reduction", 2014 (source sets).
struct OrderSearch {
    /// A decision of the current path.
    private struct Node {
        /// The jobs that were ready; none if a stub chose.
        let ready: [Int]
        let count: Int
        var chosen: Int
        /// The jobs that need not run here.
        var asleep: SleepingJobs
        /// Whether the chosen job was a hop.
        var choseHop = false
        /// The jobs that have to be run here in later runs.
        var planned: [(job: Int, isHop: Bool)] = []

        /// Chooses the next option.
        ///
        /// - Returns: Whether there is one.
        mutating func chooseNext() -> Bool {
            guard !ready.isEmpty else {
                chosen += 1
                return chosen < count
            }
            asleep.insert(ready[chosen], isHop: choseHop)
            guard !planned.isEmpty, let index = ready.firstIndex(of: planned.removeFirst().job) else { return false }
            chosen = index
            return true
        }
    }

    private var nodes: [Node] = []

    /// The decisions of the next run.
    var path: [Int] { nodes.map(\.chosen) }

    /// The schedule of the next run, before it begins.
    var schedule: Schedule {
        Schedule(decided: nodes.count, asleep: nodes.last?.asleep ?? SleepingJobs())
    }

    /// Prepares the next run.
    ///
    /// - Parameters:
    ///   - schedule: The schedule of the last run, which followed ``path``.
    ///   - made: Its decisions.
    /// - Returns: Whether there is another run.
    mutating func advance(after schedule: Schedule, _ made: [Decisions.Decision]) -> Bool {
        addNodes(schedule, made)
        planReversals(in: schedule.steps.prefix(schedule.repetition?.steps ?? schedule.steps.count))
        while !nodes.isEmpty {
            if nodes[nodes.count - 1].chooseNext() { return true }
            nodes.removeLast()
        }
        return false
    }

    private mutating func addNodes(_ schedule: Schedule, _ made: [Decisions.Decision]) {
        let end = schedule.repetition?.decisions ?? made.count
        let steps = Dictionary(
            schedule.steps.compactMap { step in step.decision.map { ($0, step) } },
            uniquingKeysWith: { $1 }
        )
        for decision in nodes.count..<max(nodes.count, end) {
            nodes.append(
                Node(
                    ready: steps[decision]?.ready ?? [],
                    count: made[decision].count,
                    chosen: made[decision].chosen,
                    asleep: steps[decision]?.asleep ?? schedule.asleep(atChoice: decision)
                )
            )
        }
        for (decision, step) in steps where decision < nodes.count { nodes[decision].choseHop = step.isHop }
    }

    private mutating func planReversals(in steps: ArraySlice<Schedule.Step>) {
        var creators: [Int: Int] = [:]
        var previous: Int?
        for (index, step) in steps.enumerated() {
            for job in step.created { creators[job] = index }
            guard !step.isHop else { continue }
            if let previous { planReversal(of: previous, and: index, in: steps, creators) }
            previous = index
        }
    }

    /// Plans to run a job, which is no hop, before the previous such job, unless that one caused it.
    private mutating func planReversal(
        of first: Int,
        and second: Int,
        in steps: ArraySlice<Schedule.Step>,
        _ creators: [Int: Int]
    ) {
        // The hops that lead to the second job come first.
        var job = steps[second].job
        while let creator = creators[job], creator > first { job = steps[creator].job }
        guard creators[job] != first, steps[first].ready.contains(job), let decision = steps[first].decision,
            nodes.indices.contains(decision)
        else { return }
        // Where one of the jobs between the two runs in place of the first, the second comes before the first, too.
        let alternatives = steps[(first + 1)...second].map(\.job).filter(steps[first].ready.contains)
        guard !alternatives.contains(where: nodes[decision].asleep.contains),
            // Every order can begin with a hop that is ready.
            !nodes[decision].planned.contains(where: { planned in planned.isHop || alternatives.contains(planned.job) })
        else { return }
        nodes[decision].planned.append((job, isHop: job != steps[second].job))
    }
}
