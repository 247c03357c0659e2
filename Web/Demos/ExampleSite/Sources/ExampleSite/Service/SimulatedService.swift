import VSM

/// A service in memory, in which a person chooses each answer.
///
/// It belongs to a page, and is only used on the page's actor.
final class SimulatedService {
    /// A request that has no answer yet.
    struct Request: Equatable, Sendable {
        let number: Int
        let name: String
        /// The possible answers, from the best to the worst.
        let answers: [ServiceAnswer]
    }

    /// The maximum number of waiting requests; a further one makes the service answer the oldest.
    static let capacity = 6

    /// The waiting requests, for the view that shows them.
    let requests = CurrentValueSubject<[Request], Never>([])

    private var receivers: [Int: (ServiceAnswer) -> Void] = [:]
    private var count = 0

    /// Sends a request.
    ///
    /// - Parameters:
    ///   - name: The name of the request that the person sees.
    ///   - answers: The possible answers, from the best to the worst.
    ///   - receive: Receives the answer later.
    func send(_ name: String, among answers: [ServiceAnswer], receive: @escaping (ServiceAnswer) -> Void) {
        count += 1
        receivers[count] = receive
        let excess = requests.value.count < Self.capacity ? nil : requests.value.first
        requests.value.append(Request(number: count, name: name, answers: answers))
        if let excess { answer(excess.number, excess.answers[0]) }
    }

    /// Answers a request; does nothing if it already has an answer.
    func answer(_ number: Int, _ answer: ServiceAnswer) {
        guard let receive = receivers.removeValue(forKey: number) else { return }
        requests.value.removeAll { $0.number == number }
        receive(answer)
    }

    /// Answers all requests, so that no task waits forever.
    func close() {
        for request in requests.value { answer(request.number, request.answers[request.answers.count - 1]) }
    }
}

/// An answer of the service.
enum ServiceAnswer: String, Sendable {
    case success, failure, silence
}
