import VSM

/// One run of an example: its service, and the journeys of its features.
final class Run {
    let number: Int
    let clock: any Clock<Duration>
    let service = SimulatedService()

    private var parts: [String: Any] = [:]

    init(number: Int = 1, clock: any Clock<Duration>) {
        self.number = number
        self.clock = clock
    }

    deinit {
        // Tasks that wait for an answer would keep the features for ever.
        service.close()
    }

    /// What the views of the run share, made when it is needed first.
    ///
    /// - Parameters:
    ///   - name: Identifies the part in the run.
    ///   - make: Makes the part.
    func part<Part>(_ name: String, _ make: () -> Part) -> Part {
        if let part = parts[name] as? Part { return part }
        let part = make()
        parts[name] = part
        return part
    }

    /// The journey of a feature.
    func recorder(_ name: String, make: () -> JourneyRecorder = { JourneyRecorder() }) -> JourneyRecorder {
        part("Journey of \(name)", make)
    }

    /// The same example from its beginning.
    func again() -> Run { Run(number: number + 1, clock: clock) }
}
