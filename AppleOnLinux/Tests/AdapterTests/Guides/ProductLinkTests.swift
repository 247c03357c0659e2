import SwiftUI
import Testing

@MainActor
@Suite("A screen that another one opens", .timeLimit(.minutes(10)))
struct ProductLinkTests {
    @Test("A link opens the screen of a product, and Back returns")
    func details() async throws {
        let dependencies = ProductDependencies(titles: [7: "Couch"])
        let host = HostedView {
            NavigationStack { ProductLink(dependencies: dependencies, product: Product(id: 7)) }
        }
        try host.press("Details")
        await host.wait(for: "Couch")
        try host.press("Back")
        await host.wait(for: "Details")
    }
}
