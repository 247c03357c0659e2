import CConcurrencyRuntime

@available(Systems 2024, *)
extension TestHost {
    /// The address of the code of `Task.yield()` that isn't isolated to its caller's actor; 0 if it can't be known.
    ///
    /// A task that yields on a host goes there first. Nothing but this address tells that job from one that runs a
    /// function of the test, such as a `@concurrent` one.
    static let entryOfYield: UInt = {
        let location = TestLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        return TestHost(HostConfiguration(location: location), entryOfYield: 0).test { host in
            host.start { await Task.yield() }
            guard host.runNext(), let job = host.queue.last else { return 0 }
            let header = vsm_job(job.job)
            return job.kind == .concurrent && header.kind == vsm_job_of_task ? header.entry : 0
        }
    }()
}
