/// Names what ran concurrently in a run, for a failure.
struct JobNames {
    private struct Entry {
        var tasks: Set<UInt32> = []
        var parts = 0
        var isConcurrent = false
    }

    private var tasks: [UInt32: String] = [:]
    private var entries: [String: Entry] = [:]
    /// The task whose job is running.
    private var task: UInt32?
    /// The name of that task, or of the actor whose job is running.
    private var current = ""

    /// Notes the name of a task that has not begun.
    mutating func noteTask(_ task: UInt32, named name: String) {
        tasks[task] = name
    }

    /// Notes that a job begins; without a task, it belongs to an actor.
    mutating func begin(_ task: UInt32?) {
        self.task = task
        current = task.map { tasks[$0] ?? "child task" } ?? "actor"
    }

    /// Notes the name of the actor whose job is running.
    mutating func noteActor(_ name: String) {
        current = name
    }

    /// Notes that the job has ended.
    ///
    /// - Parameters:
    ///   - isHop: Whether it ran no code of the test.
    ///   - isAlone: Whether no other job was ready.
    mutating func end(isHop: Bool, isAlone: Bool) {
        guard !isHop else { return }
        var entry = entries.removeValue(forKey: current) ?? Entry()
        if let task { entry.tasks.insert(task) }
        entry.parts += 1
        entry.isConcurrent = entry.isConcurrent || !isAlone
        entries[current] = entry
    }

    /// What ran while something else was ready, with the number of its parts, the largest number first.
    var concurrent: [String] {
        entries.filter(\.value.isConcurrent)
            .sorted { ($1.value.parts, $0.key) < ($0.value.parts, $1.key) }
            .map { name, entry in
                let times = entry.tasks.count > 1 ? "\(entry.tasks.count) × " : ""
                return "\(times)\(name): \(entry.parts) \(entry.parts == 1 ? "part" : "parts")"
            }
    }
}
