import Observation
import Testing
import VSM
import VSMTesting

struct Ticket: Equatable {
    let number: Int
}

struct Unreachable: Error {}

protocol TicketService {
    func ticket() async throws -> Ticket
    func giveBack(_ ticket: Ticket) async throws
}

// snippet.before
@MainActor
@Observable
final class TicketViewModel {
    private(set) var isLoading = false
    private(set) var ticket: Ticket?
    private(set) var message: String?
    private let service: any TicketService
    // snippet.hide

    init(service: any TicketService) {
        self.service = service
    }

    func load() async {
        isLoading = true
        message = nil
        do {
            ticket = try await service.ticket()
        } catch {
            message = "The ticket could not be loaded."
        }
        isLoading = false
    }
    // snippet.show

    func giveBack() async {
        guard let ticket, !isLoading else { return }
        isLoading = true
        do {
            try await service.giveBack(ticket)
            self.ticket = nil
        } catch {
            message = "The ticket could not be given back."
        }
        isLoading = false
    }
}
// snippet.end

// snippet.after
enum TicketViewState {
    case loading
    case loaded(TicketModel)
    case failed(message: String, TicketLoader)
    case givenBack
}

// snippet.hide
struct TicketLoader {
    let service: any TicketService

    func load() -> StateSequence<TicketViewState> {
        StateSequence(.loading).then {
            .loaded(TicketModel(ticket: try await service.ticket(), service: service))
        } catch: { _ in
            .failed(message: "The ticket could not be loaded.", self)
        }
    }
}

// snippet.show
struct TicketModel {
    let ticket: Ticket
    let service: any TicketService

    func giveBack() -> StateSequence<TicketViewState> {
        StateSequence(.loading).then {
            try await service.giveBack(ticket)
            return .givenBack
        } catch: { _ in
            .failed(message: "The ticket could not be given back.", TicketLoader(service: service))
        }
    }
}
// snippet.end

private struct TicketStub: TicketService {
    func ticket() async throws -> Ticket { try await choose(.success(Ticket(number: 7)), .failure(Unreachable())) }
    func giveBack(_ ticket: Ticket) async throws { try await choose(.success(()), .failure(Unreachable())) }
}

@Suite("Coming from @Observable")
struct FromObservable {
    @Test("The feature has the states of the view model, and no others")
    func graph() throws {
        let graph = try StateGraph.explore(
            from: { _ in TicketViewState.failed(message: "", TicketLoader(service: TicketStub())) },
            actions: { state in
                switch state {
                case .loading, .givenBack: []
                case .loaded(let model): [.action("give back", model.giveBack())]
                case .failed(_, let loader): [.action("retry", loader.load())]
                }
            }
        )
        graph.expectNoDeadEnds(except: ["givenBack"])
        graph.expectPath(from: "failed", to: "givenBack")
    }

    @MainActor
    @Test("The view model accepts an action without a meaning, and does nothing")
    func before() async {
        let viewModel = TicketViewModel(service: TicketStub())
        await viewModel.giveBack()
        #expect(viewModel.ticket == nil)
        #expect(viewModel.message == nil)
    }
}
