import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@testable import Quotes

@Test("Another quote is a click away")
func anotherQuote() throws {
    try withTestHost { host in
        let page = try host.open(Site(title: "Quotes") { _ in QuotePage { "Less is more." } })
        try page.expect(.text("One moment…"))
        try page.expect(.text("Less is more."))
        try page.button("Another").click()
        try page.expect(.text("One moment…"))
        try page.expect(.text("Less is more."))
    }
}

@Test("A person who sees a failure can retry")
func pageCanBeRetried() throws {
    let graph = try StateGraph.explore(
        page: "/",
        of: { _ in
            Site(title: "Quotes") { _ in
                QuotePage { try await choose(.success("So it goes."), .failure(Offline())) }
            }
        }
    )
    graph.expectInvariants()
    graph.expectNoDeadEnds()
    graph.expectPath(from: "failed", to: "loaded")
}
