import SwiftUI
import Testing
import VSM

@MainActor
@Suite("A search field", .timeLimit(.minutes(10)))
struct SearchViewTests {
    @Test("A search begins after a pause, with the last text")
    func searches() async throws {
        var texts: [String] = []
        let model = SearchModel {
            texts.append($0)
            return [$0.uppercased()]
        }
        let host = HostedView { SearchView(model: model) }
        try host.type("s", into: "Search")
        _ = host.description
        try host.type("so", into: "Search")
        await host.wait(for: "SO")
        #expect(texts == ["so"])
    }
}
