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
            let (list, other) = (host.container(begin: loader.load()), host.container(begin: loader.load()))
            let (journey, otherJourney) = (host.record(list), host.record(other))
            host.runUntilIdle()
            journey.expect(["loading", "loaded Boat, Hotel, Train"], of: \.summary)
            otherJourney.expect(["loading", "loaded Boat, Hotel, Train"], of: \.summary)

            list.observe(try journey.last(as: \.list).search(for: "o"))
            host.runUntilIdle()
            journey.expect(["searching Boat, Hotel, Train", "loaded Boat, Hotel"], of: \.summary)

            let model = try journey.last(as: \.list)
            list.observe(model.cancel(model.bookings[0]))
            host.runUntilIdle()
            journey.expect(["cancelling Boat", "loaded Hotel"], of: \.summary)
            otherJourney.expect(["loaded Hotel, Train"], of: \.summary)
            journey.expectRunning()  // it follows again
            otherJourney.expectRunning()
        }
    }
    // snippet.end

    // snippet.graph
    @Test("Every failure leads back to the bookings")
    func graph() throws {
        let graph = try StateGraph.explore(
            begin: { _ in
                let stub = BookingRepositoryStub { _ in await choose(among: ["online": false, "offline": true]) }
                return BookingsLoader(repository: stub).load()
            },
            actions: { state in
                switch state {
                case .loading, .cancelling: []
                case .loaded(let model), .searching(let model):
                    model.bookings.prefix(1).map { .action("cancel", model.cancel($0)) }
                        + [.action("search", model.search(for: "boat"))]
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
        case .loading: "loading"
        case .loaded(let model): "loaded \(model.titles)"
        case .searching(let model): "searching \(model.titles)"
        case .failed: "failed"
        case .cancelling(let booking): "cancelling \(booking.title)"
        case .notCancelled(let booking, _): "notCancelled \(booking.title)"
        }
    }
}

extension BookingsModel {
    fileprivate var titles: String { bookings.map(\.title).joined(separator: ", ") }
}
