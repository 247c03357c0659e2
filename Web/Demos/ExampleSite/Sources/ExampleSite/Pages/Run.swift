import VSM

/// A run of an example, with its service and the journeys of its features.
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
        // Tasks that wait for an answer would otherwise keep the features in memory forever.
        service.close()
    }

    /// Returns a part that the views of the run share, and creates it on first use.
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

    /// Returns the journey of a feature.
    func recorder(_ name: String, make: () -> JourneyRecorder = { JourneyRecorder() }) -> JourneyRecorder {
        part("Journey of \(name)", make)
    }

    /// Starts the same example from the beginning.
    func again() -> Run { Run(number: number + 1, clock: clock) }
}
