import VSM

/// The states of a request that the service has received.
enum RequestViewState {
    case waiting(RequestModel)
    case answered
}

/// The actions on a request.
struct RequestModel {
    let number: Int
    let service: SimulatedService
    let clock: any Clock<Duration>

    /// Answers now.
    func answer(_ outcome: Int) -> RequestViewState {
        service.answer(number, outcome)
        return .answered
    }

    /// Answers after a while, unless another action is observed first.
    func answer(after delay: Duration) async -> RequestViewState {
        do {
            try await clock.sleep(for: delay)
        } catch {
            return .waiting(self)
        }
        let state = service.states.value
        guard let request = state.requests.first(where: { $0.number == number }) else { return .answered }
        return answer(state.outcome(of: request))
    }

    /// Waits for a person to answer.
    func waitForPerson() -> RequestViewState { .waiting(self) }
}
