/// What has happened so far that the tested code did not do by itself: steps of the test, answers of stubs, and time.
@available(Systems 2024, *)
@_spi(Host) public struct OutsideEvents: Equatable {
    var steps = 0
    var time = Duration.zero
}

@available(Systems 2024, *)
extension TestHost {
    /// What has happened so far from outside of the tested code.
    @_spi(Host) public nonisolated var outsideEvents: OutsideEvents {
        OutsideEvents(steps: run.outsideSteps, time: clock.now.offset)
    }

    /// Notes a step of the test, or an answer of a stub.
    @_spi(Host) public nonisolated func noteOutsideEvent() {
        run.outsideSteps += 1
    }
}
