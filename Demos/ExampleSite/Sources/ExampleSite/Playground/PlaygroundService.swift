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

    /// Takes a request back.
    func withdraw(_ request: String)
}

/// An answer of the service.
enum ServiceAnswer: String, Sendable {
    case success = "answer"
    case failure = "fail"
    case silence = "never answer"
}

/// The service in the page, in which a person chooses each answer.
struct ChosenByPerson: PlaygroundService {
    let service: SimulatedService

    init(_ service: SimulatedService) {
        self.service = service
        service.states.value.pace = .manual
    }

    func answer(
        to request: String,
        among answers: [ServiceAnswer],
        effect: @escaping (ServiceAnswer) -> Void
    ) async -> ServiceAnswer {
        await withCheckedContinuation { continuation in
            service.send(request, among: answers) { answer in
                effect(answer)
                continuation.resume(returning: answer)
            }
        }
    }

    func withdraw(_ request: String) {
        for waiting in service.states.value.requests where waiting.name == request {
            service.answer(waiting.number, waiting.outcomes.count - 1)
        }
    }
}

/// The service of the exploration, which tries every answer.
struct ChosenByExploration: PlaygroundService {
    func answer(
        to request: String,
        among answers: [ServiceAnswer],
        effect: @escaping (ServiceAnswer) -> Void
    ) async -> ServiceAnswer {
        let answer = await choose(among: answers)
        effect(answer)
        return answer
    }

    func withdraw(_ request: String) {}
}
