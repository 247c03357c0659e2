import Testing
import VSM

@testable import ExampleSite

@Suite("The simulated service")
struct SimulatedServiceTests {
    private typealias Answer = SimulatedService.Answer

    @Test("Requests are answered in any order, each once")
    func order() {
        let service = SimulatedService()
        var answers: [String] = []
        service.send("first", among: Answer.allCases) { answers.append("first \($0)") }
        service.send("second", among: Answer.allCases) { answers.append("second \($0)") }
        service.answer(2, 0)
        service.answer(1, 1)
        service.answer(1, 0)
        #expect(answers == ["second success", "first failure"])
        #expect(service.states.value.requests.isEmpty)
    }

    @Test("An outcome or a request that does not exist has no effect")
    func unknown() {
        let service = SimulatedService()
        var count = 0
        service.send("first", among: Answer.allCases) { _ in count += 1 }
        service.answer(7, 0)
        service.answer(1, -1)
        #expect(count == 0)
    }

    @Test("If too many requests wait, the oldest is answered")
    func capacity() {
        let service = SimulatedService()
        var answers: [Int] = []
        service.states.value.fails = true
        for number in 0...ServiceState.capacity {
            service.send("request", among: Answer.allCases) { if $0 == .failure { answers.append(number) } }
        }
        #expect(answers == [0])
        #expect(service.states.value.requests.count == ServiceState.capacity)
    }

    @Test("A closed service leaves no task waiting")
    func close() {
        let service = SimulatedService()
        var answers: [Answer] = []
        service.send("first", among: Answer.allCases) { answers.append($0) }
        service.send("second", among: Answer.allCases) { answers.append($0) }
        service.close()
        #expect(answers == [.failure, .failure])
    }

    @Test("A released run leaves no task waiting")
    func goneRun() {
        var answers: [Answer] = []
        func sendAndDrop() {
            let run = Run(clock: ContinuousClock())
            run.service.send("first", among: Answer.allCases) { answers.append($0) }
        }
        sendAndDrop()
        #expect(answers == [.failure])
    }
}
