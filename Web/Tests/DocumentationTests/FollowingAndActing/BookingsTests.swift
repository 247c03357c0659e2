import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

/// Bookings in memory. The test chooses the requests that fail.
actor BookingRepositoryStub: BookingRepository {
    struct Offline: Error {}

    private var bookings = ["Boat", "Hotel", "Train"].enumerated().map { Booking(id: $0, title: $1) }
    private let isOffline: @Sendable (_ request: String) async -> Bool
    private var searches: [(text: String, CurrentValue<[Booking]>)] = []

    init(isOffline: @escaping @Sendable (_ request: String) async -> Bool = { _ in await choose(among: [false]) }) {
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
            let site = bookingsSite(BookingRepositoryStub())
            let (page, other) = (try host.open(site), try host.open(site))
            try page.field("Search").fill("o")
            try page.expect(.button("Cancel Hotel"))
            try page.expectNone(.button("Cancel Train"))
            try other.button("Cancel Hotel").click()
            try page.expectNone(.button("Cancel Hotel"))
            try page.button("Cancel Boat").click()
            try page.expect(.status("Cancelling Boat…"))
            try page.expectNone(.button("Cancel Boat"))
            try other.expectNone(.button("Cancel Boat"))
            #expect(try page.field("Search").value == "o")
        }
    }
    // snippet.end

    @Test("After each step, the action follows")
    func journey() {
        withTestHost { host in
            let loader = BookingsLoader(repository: BookingRepositoryStub())
            let container = host.container(state: BookingsViewState.initialized(loader))
            let journey = host.record(container)
            container.observeInitialAction()
            host.runUntilIdle()
            journey.expect(cases: "initialized", "loading", "loaded")
            container.observe(loader.search(for: "o"))
            host.runUntilIdle()
            journey.expect(cases: "loading", "loaded")
            guard case .loaded(let model) = container.state else { return }
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
            page: "/",
            of: { _ in
                bookingsSite(BookingRepositoryStub { _ in await choose(among: ["online": false, "offline": true]) })
            },
            samples: ["search": ["boat"]]
        )
        graph.expectInvariants()
        graph.expectNoDeadEnds()
        graph.expectPath(from: "failed", to: "loaded")
        graph.expectPath(from: "notCancelled", to: "loaded")
    }
    // snippet.end
}

private func bookingsSite(_ repository: any BookingRepository) -> Site {
    Site(title: "Bookings") { _ in BookingsView(repository: repository) }
}
