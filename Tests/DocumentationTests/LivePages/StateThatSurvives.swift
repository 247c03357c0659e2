#if Web
import Synchronization
import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

struct Booking: Codable {
    var day: String
}

enum BookingViewState {
    case date
    case seats(Booking)
}

// snippet.view
struct BookingView: PreservedView {
    var initialState: BookingViewState { .date }

    func preserved(_ state: BookingViewState) -> Booking? {
        switch state {
        case .date: nil
        case .seats(let booking): booking
        }
    }

    func restored(_ booking: Booking) -> BookingViewState? { .seats(booking) }

    func body(_ container: StateContainer<BookingViewState>) -> some HTML {
        switch container.state {
        case .date:
            button { "Friday" }.onClick { container.observe(.seats(Booking(day: "Friday"))) }
        case .seats(let booking):
            h1 { "Seats for \(booking.day)" }
        }
    }
}
// snippet.end

// snippet.versions
extension BookingView {
    static var preservedVersion: Int { 2 }

    static func read(_ content: PreservedContent) throws -> Booking {
        switch content.version {
        case 1: Booking(day: try content.decode(String.self))
        default: try content.decode(Booking.self)
        }
    }
}
// snippet.end

final class BookingDatabase: Sendable {
    private let pages = Mutex<[String: [UInt8]]>([:])

    func replacePage(_ page: String, of visitor: String, with content: [UInt8]) async throws {
        pages.withLock { $0[page] = content }
    }

    func page(_ page: String) async throws -> [UInt8]? { pages.withLock { $0[page] } }
}

// snippet.store
struct BookingPageStore: PageStore {
    let database: BookingDatabase

    func save(_ content: [UInt8], of page: String, for visitor: String) async throws {
        try await database.replacePage(page, of: visitor, with: content)
    }

    func content(of page: String) async throws -> [UInt8]? {
        try await database.page(page)
    }
}
// snippet.end

@Suite("State that survives")
struct StateThatSurvives {
    @Test("A booking continues on another server")
    func booking() throws {
        try withTestHost { host in
            // snippet.test
            let page = try host.open(Site(title: "Booking") { _ in BookingView() })
            try page.button("Friday").click()
            page.loseConnection()
            try page.joinAnotherServer()
            try page.expect(.heading("Seats for Friday"))
            // snippet.end
        }
    }

    @Test("A booking of an earlier version is read")
    func earlierVersion() throws {
        // snippet.earlier
        let content = PreservedContent(json: "\"Friday\"", version: 1)
        #expect(try BookingView.read(content).day == "Friday")
        // snippet.end
    }

    @Test("A server gets its store with the configuration")
    func store() async throws {
        let database = BookingDatabase()
        var configuration = WebServer.Configuration()
        // snippet.configuration
        configuration.pageStore = BookingPageStore(database: database)
        // snippet.end
        try await configuration.pageStore?.save([1], of: "page", for: "visitor")
        #expect(try await configuration.pageStore?.content(of: "page") == [1])
    }
}
#endif
