import Testing
import VSM
import VSMTesting

@testable import Bookings

/// Bookings in memory.
///
/// The test chooses the requests that fail.
final class BookingRepositoryStub: BookingRepository {
    struct Offline: Error {}

    private var bookings = ["Boat", "Hotel", "Train"].enumerated().map { Booking(id: $0, title: $1) }
    private let isOffline: (_ request: String) async -> Bool
    private var searches: [(text: String, CurrentValue<[Booking]>)] = []

    init(isOffline: @escaping (_ request: String) async -> Bool = { _ in await choose(among: [false]) }) {
        self.isOffline = isOffline
    }

    func bookings(containing text: String) async throws -> CurrentValue<[Booking]>.Values {
        if await isOffline("bookings") { throw Offline() }
        let found = CurrentValue(matches(text))
        searches.append((text, found))
        return found.values
    }

    func cancel(_ id: Booking.ID) async throws {
        if await isOffline("cancel") { throw Offline() }
        bookings.removeAll { $0.id == id }
        for (text, found) in searches { found.value = matches(text) }
    }

    private func matches(_ text: String) -> [Booking] {
        bookings.filter { text.isEmpty || $0.title.lowercased().contains(text.lowercased()) }
    }
}

@Suite("Following and acting")
struct BookingsTests {
    // snippet.test
    @Test("The bookings are followed, searched and cancelled in one container")
    func oneContainer() throws {
        try withTestHost { host in
            let loader = BookingsLoader(repository: BookingRepositoryStub())
            let list = host.container(state: BookingsViewState.loading(loader))
            let other = host.container(state: BookingsViewState.loading(loader))
            let (journey, otherJourney) = (host.record(list), host.record(other))
            list.observe(loader.search(for: "o"))
            other.observe(loader.load())
            host.runUntilIdle()
            let model = try journey.last { if case .loaded(let model) = $0 { model } else { nil } }
            list.observe(model.cancel(model.bookings[0]))
            host.runUntilIdle()
            journey.expect(
                ["loading", "loading", "loaded Boat, Hotel", "cancelling Boat", "loaded Hotel"],
                of: \.summary
            )
            otherJourney.expect(
                ["loading", "loading", "loaded Boat, Hotel, Train", "loaded Hotel, Train"],
                of: \.summary
            )
            journey.expectRunning()  // it follows again
            otherJourney.expectRunning()
        }
    }
    // snippet.end

    @Test("After each step, the action follows")
    func journey() throws {
        try withTestHost { host in
            let loader = BookingsLoader(repository: BookingRepositoryStub())
            let container = host.container(state: BookingsViewState.initialized(loader))
            let journey = host.record(container)
            container.observeInitialAction()
            host.runUntilIdle()
            journey.expect(cases: "initialized", "loading", "loaded")
            container.observe(loader.search(for: "o"))
            host.runUntilIdle()
            journey.expect(cases: "loading", "loaded")
            let model = try journey.last { if case .loaded(let model) = $0 { model } else { nil } }
            #expect(model.bookings.map(\.title) == ["Boat", "Hotel"])
            container.observe(model.cancel(model.bookings[0]))
            host.runUntilIdle()
            journey.expect(cases: "cancelling", "loaded")
            journey.expectRunning()
        }
    }

    // snippet.graph
    @Test("Every failure leads back to the bookings")
    func graph() throws {
        let graph = try StateGraph.explore(
            from: { _ in
                let stub = BookingRepositoryStub { _ in await choose(among: ["online": false, "offline": true]) }
                return BookingsViewState.initialized(BookingsLoader(repository: stub))
            },
            actions: { state in
                switch state {
                case .initialized(let loader): [.action("load", loader.load())]
                case .loading, .cancelling: []
                case .loaded(let model):
                    model.bookings.prefix(1).map { .action("cancel", model.cancel($0)) }
                        + [.action("search", model.loader.search(for: "boat"))]
                case .failed(let loader): [.action("try again", loader.load())]
                case .notCancelled(let booking, let model):
                    [.action("try again", model.cancel(booking)), .action("keep", model.keep())]
                }
            }
        )
        graph.expectNoDeadEnds()
        graph.expectPath(from: "failed", to: "loaded")
        graph.expectPath(from: "notCancelled", to: "loaded")
    }
    // snippet.end
}

extension BookingsViewState {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded(let model): "loaded \(model.bookings.map(\.title).joined(separator: ", "))"
        case .failed: "failed"
        case .cancelling(let booking, _): "cancelling \(booking.title)"
        case .notCancelled(let booking, _): "notCancelled \(booking.title)"
        }
    }
}
