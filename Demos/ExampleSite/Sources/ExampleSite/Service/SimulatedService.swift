import VSM

/// A service in memory, whose answers take a while and fail when a person wants them to.
///
/// It belongs to a page, and is used on the page's actor only.
final class SimulatedService {
    /// The state, for the view that shows it.
    let states = CurrentValueSubject<ServiceState, Never>(ServiceState())

    private var answers: [Int: (Int) -> Void] = [:]

    /// The possible answers to a request that only succeeds or fails.
    enum Answer: String, CaseIterable, Sendable {
        case success, failure
    }

    /// Sends a request.
    ///
    /// - Parameters:
    ///   - name: The request, as the person sees it.
    ///   - outcomes: The possible outcomes, the good one first and the worst one last.
    ///   - answer: Gets the outcome, later.
    func send<Outcome: RawRepresentable<String>>(
        _ name: String,
        among outcomes: [Outcome],
        answer: @escaping (Outcome) -> Void
    ) {
        let (number, excess) = states.value.add(name, outcomes: outcomes.map(\.rawValue))
        answers[number] = { if outcomes.indices.contains($0) { answer(outcomes[$0]) } }
        if let excess { self.answer(excess.number, states.value.outcome(of: excess)) }
    }

    /// Sends a request, and waits for its outcome.
    ///
    /// A cancelled task keeps waiting: a service does not know that its client has lost interest.
    func outcome<Outcome: RawRepresentable<String> & Sendable>(
        of name: String,
        among outcomes: [Outcome]
    ) async -> Outcome {
        await withCheckedContinuation { continuation in
            send(name, among: outcomes) { continuation.resume(returning: $0) }
        }
    }

    /// Answers a request; without effect if it has an answer.
    func answer(_ number: Int, _ outcome: Int) {
        guard states.value.remove(number) else { return }
        answers.removeValue(forKey: number)?(outcome)
    }

    /// Answers all requests, so that no task waits for ever.
    func close() {
        for request in states.value.requests { answer(request.number, request.outcomes.count - 1) }
    }
}
