import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@testable import ExampleSite

@Suite("The site of the examples")
struct SiteTests {
    @Test("Another address has no page", arguments: ["/examples/none", "/elsewhere"])
    func notFound(_ path: String) throws {
        try withTestHost { host in
            let page = try host.open(.examples(), path)
            #expect(page.status == .notFound)
        }
    }

    @Test("A diagram in another form is refused by name")
    func unreadable() {
        let page = "<!-- diagram: Editing a profile -->\n```mermaid\ngraph TD\n```\n<!-- end of diagram -->"
        let error = #expect(throws: ProfileDiagram.Unreadable.self) { try ProfileDiagram.layout(in: page) }
        #expect(error?.description.contains("\"Editing a profile\"") == true)
    }
}
