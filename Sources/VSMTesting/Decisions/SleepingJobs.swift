/// Jobs that a search need not run now, because it has tried all orders in which they run now.
///
/// A job sleeps until a job runs before which it might have a different effect.
///
/// Source: Patrice Godefroid, "Partial-Order Methods for the Verification of Concurrent Systems", 1996 (sleep sets).
struct SleepingJobs: Equatable {
    /// The numbers of the jobs, and whether each is a hop.
    private var jobs: [Int: Bool] = [:]

    func contains(_ job: Int) -> Bool { jobs[job] != nil }

    /// Adds a job.
    mutating func insert(_ job: Int, isHop: Bool) {
        jobs[job] = isHop
    }

    /// Wakes the jobs that may have another effect after a job that has run.
    mutating func wake(afterHop isHop: Bool) {
        if !isHop { jobs = jobs.filter(\.value) }
    }
}
