import CConcurrencyRuntime

extension HostRun {
    /// Decides which of the ready jobs runs next.
    func nextJob(of jobs: [JobQueue.Job]) -> Int {
        guard !isOver else { return 0 }
        guard !runsInOrder else {
            if jobs.count > 1 { hasOtherOrders = true }
            return 0
        }
        guard schedule != nil else { return decisions.decide(among: jobs.count) }
        let ready = jobs.map(\.number)
        let decision = scheduledDecisions
        let preferred = schedule?.preferredJob(among: ready, decisions: decision) ?? 0
        let index = decisions.decide(among: ready.count, preferring: preferred)
        schedule?.begin(index, among: ready, decision: decision, task: jobs[index].task)
        return index
    }

    /// The number of decisions since the schedule began.
    private var scheduledDecisions: Int { decisions.made.count - decisionsBeforeSchedule }

    /// Begins a schedule, for a search of the orders of what runs from now on.
    func begin(_ schedule: Schedule) {
        self.schedule = schedule
        decisionsBeforeSchedule = decisions.made.count
    }

    /// Notes that the job that was decided on has run.
    ///
    /// - Parameters:
    ///   - job: The job.
    ///   - queue: The queue from which it came.
    ///   - before: The number of jobs that had arrived in the queue before it ran.
    func noteEnd(of job: JobQueue.Job, in queue: JobQueue, after before: Int) {
        guard !isOver, schedule != nil else { return }
        let created = before..<queue.appendCount
        // A task that returns may also end, or wait for something else; others may then notice when.
        let isHop =
            job.kind.mayBeHop && created.count == 1
            && (job.kind == .yielding || job.task != nil && queue.last?.task == job.task)
        schedule?.end(created: created, isHop: isHop, decisions: scheduledDecisions)
    }

    /// Notes the name of a task that has not begun.
    func noteTask(_ job: UnownedJob, named name: @autoclosure () -> String) {
        guard schedule != nil, let task = vsm_job(job).knownTask else { return }
        schedule?.noteTask(task, named: name())
    }

    /// Notes the type of the actor whose job is running.
    func noteActor() {
        guard schedule != nil, case .other = whereabouts.running else { return }
        let address = vsm_current_default_actor()
        // Safe: the identity of a default actor is its address, and the actor is alive while its code runs.
        guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return }
        let actor = unsafe Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        schedule?.noteActor("actor \(type(of: actor))")
    }
}
