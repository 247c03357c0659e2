import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@testable import Quotes

@Suite("The page of the daily quote")
struct DailyQuotePageTests {
    struct Offline: Error {}

    @Test("Loading again is a click away")
    func loadsAgain() throws {
        try withTestHost { host in
            let site = Site(title: "Daily quote") { _ in
                DailyQuotePage(fetchDailyQuote: { "Hello" })
            }
            let page = try host.open(site)
            try page.expect(.text("One moment…"))
            try page.expect(.text("Hello"))
            try page.button("Load again").click()
            try page.expect(.text("One moment…"))
            try page.expect(.text("Hello"))
        }
    }

    @Test("A person who sees a failure can try again")
    func triesAgain() throws {
        let graph = try StateGraph.explore(
            page: "/",
            of: { _ in
                Site(title: "Daily quote") { _ in
                    DailyQuotePage(
                        fetchDailyQuote: { try await choose(.success("Hello"), .failure(Offline())) }
                    )
                }
            }
        )
        graph.expectInvariants()
        graph.expectNoDeadEnds()
        graph.expectPath(from: "failed", to: "loaded")
    }
}
