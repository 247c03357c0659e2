import Testing
import VSM

@testable import ExampleSite

@Suite("The simulated service")
struct SimulatedServiceTests {
    private static let possible = [ServiceAnswer.success, .failure]

    @Test("Requests are answered in any order, each once, and one that does not exist has no effect")
    func order() {
        let service = SimulatedService()
        var answers: [String] = []
        service.send("first", among: Self.possible) { answers.append("first \($0)") }
        service.send("second", among: Self.possible) { answers.append("second \($0)") }
        service.answer(2, .success)
        service.answer(1, .failure)
        service.answer(1, .success)
        service.answer(7, .success)
        #expect(answers == ["second success", "first failure"])
        #expect(service.requests.value.isEmpty)
    }

    @Test("If too many requests wait, the oldest is answered")
    func capacity() {
        let service = SimulatedService()
        var answers: [Int] = []
        for number in 0...SimulatedService.capacity {
            service.send("request", among: Self.possible) { if $0 == .success { answers.append(number) } }
        }
        #expect(answers == [0])
        #expect(service.requests.value.count == SimulatedService.capacity)
    }

    @Test("A released run leaves no task waiting")
    func goneRun() {
        var answers: [ServiceAnswer] = []
        func sendAndDrop() {
            let run = ProfileRun()
            run.service.send("first", among: Self.possible) { answers.append($0) }
        }
        sendAndDrop()
        #expect(answers == [.failure])
    }
}
