/// The executor on which a job was enqueued.
enum JobOrigin {
    /// One of the host's own.
    case host
    /// The main actor or the global executor, which the host replaces in a test on the main actor.
    case runtime
}
