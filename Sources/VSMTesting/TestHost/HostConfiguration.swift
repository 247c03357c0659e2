/// What a host is made with.
struct HostConfiguration {
    var seed = TestSeed.inOrder
    /// How many jobs may run at a stretch.
    var limit = 10_000
    var outsideWork = OutsideWork.isFailure
    /// Whether the seed decides about the choices of stubs only.
    var runsInOrder = false
    let location: TestLocation
}
