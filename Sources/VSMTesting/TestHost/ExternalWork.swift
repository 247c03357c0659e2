import CConcurrencyRuntime

/// What resumed the tasks of a host from outside of it.
struct ExternalWork {
    /// The number of times that a task became ready.
    private(set) var count = 0
    /// Where that happened, in the order in which it was noticed.
    private var sources: [String] = []

    /// Notes that a task became ready on the current thread.
    mutating func note() {
        count += 1
        let source = Self.source(onQueue: unsafe vsm_current_queue_label().map { unsafe String(cString: $0) } ?? "")
        if !sources.contains(source) { sources.append(source) }
    }

    /// Names what runs on a dispatch queue.
    ///
    /// - Parameter label: The label of the queue; those of the system are the same in every program.
    static func source(onQueue label: String) -> String {
        switch label {
        case "", "com.apple.root.default-qos.overcommit": "a thread"
        case "Swift global concurrent queue",
            _ where label.hasSuffix(".cooperative"):
            "Task.sleep, another clock, or a task that left the host"
        case "MultiHandle.isolation",
            _ where label.hasPrefix("com.apple.NSURLSession"):
            "URLSession"
        case _ where label.hasPrefix("com.apple.root."): "a global dispatch queue"
        default: "the dispatch queue \(label)"
        }
    }

    /// What happened, and what to do about it.
    ///
    /// - Parameter isMainActor: Whether the host replaces the main actor.
    func description(onMainActor isMainActor: Bool) -> String {
        let others = isMainActor ? "" : "Task.detached, a Task started by nonisolated code, the main actor, "
        return """
            Work outside the test host resumed a task of the host, so the test depends on how fast that work is (noticed: \
            \(count), from \(sources.joined(separator: "; "))). The host cannot run Task.sleep, clocks other than \
            host.clock, \(others)dispatch queues, timers, URLSession, threads, or actors with a custom executor. Pass \
            models their clock, and replace other work by a stub.
            """
    }
}
