/// The jobs of one run, as a search for other orders needs them.
struct Schedule {
    /// A job that has run.
    struct Step {
        /// The number of the job.
        let job: Int
        /// The numbers of the jobs that were ready, itself included.
        let ready: [Int]
        /// The index of the decision for this job; there is none if no other job was ready.
        let decision: Int?
        /// The jobs that slept before it.
        let asleep: SleepingJobs
        /// The index of the first decision made after this job was picked.
        let firstChoice: Int
        /// The index after the last decision that was made until it ended.
        fileprivate(set) var endOfChoices: Int
        /// The numbers of the jobs that it made ready.
        fileprivate(set) var created = 0..<0
        /// Whether it only took a task to another executor, so that others can't notice when it ran.
        fileprivate(set) var isHop = false
    }

    private(set) var steps: [Step] = []
    private(set) var names = JobNames()
    /// The jobs that sleep after the last step.
    private(set) var asleep: SleepingJobs
    /// The number of decisions that the search has made for this run.
    private let decided: Int
    /// The number of steps and of decisions after which the run repeated an order that had been tried.
    private(set) var repetition: (steps: Int, decisions: Int)?

    /// - Parameters:
    ///   - decided: The number of decisions that the search has made.
    ///   - asleep: The jobs that sleep after these decisions.
    init(decided: Int, asleep: SleepingJobs) {
        self.decided = decided
        self.asleep = asleep
    }

    /// Returns the index of the job to run if the search has not decided.
    ///
    /// - Parameters:
    ///   - ready: The numbers of the jobs that are ready.
    ///   - decisions: The number of decisions so far.
    mutating func preferredJob(among ready: [Int], decisions: Int) -> Int {
        guard decisions >= decided else { return 0 }
        if let index = ready.firstIndex(where: { !asleep.contains($0) }) { return index }
        if repetition == nil { repetition = (steps.count, decisions) }
        return 0
    }

    /// Notes that a job begins.
    ///
    /// - Parameters:
    ///   - index: The index of the job among those that are ready.
    ///   - ready: The numbers of the jobs that are ready.
    ///   - decision: The number of decisions before this one.
    ///   - task: The number of its task.
    mutating func begin(_ index: Int, among ready: [Int], decision: Int, task: UInt32?) {
        let isDecision = ready.count > 1
        let firstChoice = isDecision ? decision + 1 : decision
        steps.append(
            Step(
                job: ready[index],
                ready: ready,
                decision: isDecision ? decision : nil,
                asleep: asleep,
                firstChoice: firstChoice,
                endOfChoices: firstChoice
            )
        )
        names.begin(task)
    }

    /// Notes that the job that began has ended.
    ///
    /// - Parameters:
    ///   - created: The numbers of the jobs that it made ready.
    ///   - isHop: Whether it only took a task to another executor.
    ///   - decisions: The number of decisions so far.
    mutating func end(created: Range<Int>, isHop: Bool, decisions: Int) {
        guard let last = steps.indices.last else { return }
        steps[last].created = created
        steps[last].isHop = isHop
        steps[last].endOfChoices = decisions
        if decisions >= decided { asleep.wake(afterHop: isHop) }
        names.end(isHop: isHop, isAlone: steps[last].ready.count == 1)
    }

    mutating func noteTask(_ task: UInt32, named name: String) {
        names.noteTask(task, named: name)
    }

    mutating func noteActor(_ name: String) {
        names.noteActor(name)
    }

    /// Returns the jobs that slept when a stub chose.
    ///
    /// - Parameter decision: The index of the decision.
    func asleep(atChoice decision: Int) -> SleepingJobs {
        guard let next = steps.firstIndex(where: { $0.firstChoice > decision || $0.endOfChoices > decision }) else {
            return asleep
        }
        return steps[next].asleep
    }
}
