import VSM

/// A service in memory, whose answers take a while and fail if a person wants them to.
///
/// It belongs to a page, and is only used on the page's actor.
final class SimulatedService {
    /// The state, for the view that shows it.
    let states = CurrentValueSubject<ServiceState, Never>(ServiceState())

    private var answers: [Int: (Int) -> Void] = [:]

    /// The possible answers to a request that either succeeds or fails.
    enum Answer: String, CaseIterable, Sendable {
        case success, failure
    }

    /// Sends a request.
    ///
    /// - Parameters:
    ///   - name: The name of the request that the person sees.
    ///   - outcomes: The possible outcomes, from the best to the worst.
    ///   - answer: Receives the outcome later.
    func send<Outcome: RawRepresentable<String>>(
        _ name: String,
        among outcomes: [Outcome],
        answer: @escaping (Outcome) -> Void
    ) {
        let (number, excess) = states.value.add(name, outcomes: outcomes.map(\.rawValue))
        answers[number] = { if outcomes.indices.contains($0) { answer(outcomes[$0]) } }
        if let excess { self.answer(excess.number, states.value.outcome(of: excess)) }
    }

    /// Sends a request and waits for its outcome.
    ///
    /// A cancelled task keeps waiting, because a service does not know that its client has lost interest.
    func outcome<Outcome: RawRepresentable<String> & Sendable>(
        of name: String,
        among outcomes: [Outcome]
    ) async -> Outcome {
        await withCheckedContinuation { continuation in
            send(name, among: outcomes) { continuation.resume(returning: $0) }
        }
    }

    /// Answers a request; does nothing if it already has an answer.
    func answer(_ number: Int, _ outcome: Int) {
        guard states.value.remove(number) else { return }
        answers.removeValue(forKey: number)?(outcome)
    }

    /// Answers all requests, so that no task waits forever.
    func close() {
        for request in states.value.requests { answer(request.number, request.outcomes.count - 1) }
    }
}
