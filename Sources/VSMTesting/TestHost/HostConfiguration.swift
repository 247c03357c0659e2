/// The settings of a host.
struct HostConfiguration {
    var seed = TestSeed.inOrder
    /// The number of jobs that may run before the host has to be idle.
    var limit = 10_000
    var externalWork = ExternalWorkPolicy.fail
    let location: TestLocation
}
