/// The settings of a host.
struct HostConfiguration {
    var seed = TestSeed.inOrder
    /// The number of jobs that may run before the host has to be idle.
    var limit = 10_000
    var externalWork = ExternalWorkPolicy.fail
    /// Whether the host replaces the main actor, to which the test is isolated.
    var isMainActor = false
    let location: TestLocation
}
