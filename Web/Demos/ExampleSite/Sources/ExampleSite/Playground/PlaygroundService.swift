import VSM
import VSMTesting

/// Answers the requests of a feature of the playground.
protocol PlaygroundService {
    /// Sends a request and waits for the answer.
    ///
    /// - Parameters:
    ///   - request: The name of the request.
    ///   - answers: The possible answers, from the best to the worst.
    ///   - effect: What the service does when it answers, even if the feature no longer waits.
    func answer(
        to request: String,
        among answers: [ServiceAnswer],
        effect: @escaping (ServiceAnswer) -> Void
    ) async -> ServiceAnswer

    /// Takes the last request with a name back.
    func withdraw(_ request: String)
}

/// In the page, a person chooses each answer.
extension SimulatedService: PlaygroundService {
    func answer(
        to request: String,
        among answers: [ServiceAnswer],
        effect: @escaping (ServiceAnswer) -> Void
    ) async -> ServiceAnswer {
        await withCheckedContinuation { continuation in
            send(request, among: answers) { answer in
                effect(answer)
                continuation.resume(returning: answer)
            }
        }
    }

    func withdraw(_ request: String) {
        guard let last = requests.value.last(where: { $0.name == request }) else { return }
        answer(last.number, last.answers[last.answers.count - 1])
    }
}

/// The service of the exploration, which tries every answer, and other actions before it.
struct ChosenByExploration: PlaygroundService {
    /// How the graph names the time that an answer takes.
    static let pause = "after 1.0 seconds"

    let clock: any Clock<Duration>

    /// Returns a text of the graph without the time, which is the same for each answer.
    static func withoutPauses(_ text: String) -> String {
        // The graph does not name an answer that has no alternative.
        text.replacing("\(pause), ", with: "").replacing(pause, with: "\(ServiceAnswer.success)")
    }

    func answer(
        to request: String,
        among answers: [ServiceAnswer],
        effect: @escaping (ServiceAnswer) -> Void
    ) async -> ServiceAnswer {
        // A request that the feature no longer waits for is answered, too.
        try? await clock.sleep(for: .seconds(1))
        let answer = await choose(among: answers)
        effect(answer)
        return answer
    }

    func withdraw(_ request: String) {}
}
