import Synchronization
import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

struct Trip: Codable {
    var day: String
}

enum TripViewState {
    case date
    case seats(Trip)
}

// snippet.view
struct TripView: PreservedView {
    var initialState: TripViewState { .date }

    func preserved(_ state: TripViewState) -> Trip? {
        switch state {
        case .date: nil
        case .seats(let trip): trip
        }
    }

    func restored(_ trip: Trip) -> TripViewState? { .seats(trip) }

    func body(_ container: StateContainer<TripViewState>) -> some HTML {
        switch container.state {
        case .date:
            button { "Friday" }.onClick { container.observe(.seats(Trip(day: "Friday"))) }
        case .seats(let trip):
            h1 { "Seats for \(trip.day)" }
        }
    }
}
// snippet.end

// snippet.versions
extension TripView {
    static var preservedVersion: Int { 2 }

    static func read(_ content: PreservedContent) throws -> Trip {
        switch content.version {
        case 1: Trip(day: try content.decode(String.self))
        default: try content.decode(Trip.self)
        }
    }
}
// snippet.end

final class TripDatabase: Sendable {
    private let pages = Mutex<[String: (number: Int, content: [UInt8])]>([:])

    /// Replaces a page, unless it has a higher number.
    func replacePage(_ page: String, of visitor: String, with content: [UInt8], number: Int) async throws {
        pages.withLock { pages in
            if number >= pages[page]?.number ?? number { pages[page] = (number, content) }
        }
    }

    func page(_ page: String) async throws -> [UInt8]? { pages.withLock { $0[page]?.content } }
}

// snippet.store
struct TripPageStore: PageStore {
    let database: TripDatabase

    func save(_ content: [UInt8], number: Int, of page: String, for visitor: String) async throws {
        // … ON CONFLICT (page) DO UPDATE … WHERE page.number < excluded.number
        try await database.replacePage(page, of: visitor, with: content, number: number)
    }

    func content(of page: String) async throws -> [UInt8]? {
        try await database.page(page)
    }
}
// snippet.end

@Suite("State that survives")
struct StateThatSurvives {
    @Test("A trip continues on another server")
    func trip() throws {
        try withTestHost { host in
            // snippet.test
            let page = try host.open(Site(title: "Trip") { _ in TripView() })
            try page.button("Friday").click()
            page.loseConnection()
            try page.joinAnotherServer()
            try page.expect(.heading("Seats for Friday"))
            // snippet.end
        }
    }

    @Test("A trip of an earlier version is read")
    func earlierVersion() throws {
        // snippet.earlier
        let content = PreservedContent(json: "\"Friday\"", version: 1)
        #expect(try TripView.read(content).day == "Friday")
        // snippet.end
    }

    @Test("A server gets its store with the configuration")
    func store() async throws {
        let database = TripDatabase()
        var configuration = WebServer.Configuration()
        // snippet.configuration
        configuration.pageStore = TripPageStore(database: database)
        // snippet.end
        try await configuration.pageStore?.save([2], number: 2, of: "page", for: "visitor")
        // A save that arrives late replaces nothing.
        try await configuration.pageStore?.save([1], number: 1, of: "page", for: "visitor")
        #expect(try await configuration.pageStore?.content(of: "page") == [2])
    }
}
