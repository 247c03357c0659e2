import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@testable import ExampleSite
@_spi(Inspection) @testable import VSMDiagramLayout

@Suite("The site of the examples")
struct SiteTests {
    @Test("The first page leads to every example, and each shows its sources as text", arguments: Example.allCases)
    func sources(_ example: Example) throws {
        try withTestHost { host in
            let files = try ExampleFiles.read.get()
            let page = try host.open(.examples(files, clock: host.clock))
            try page.link(example.title).at(0).click()
            #expect(page.path == "/examples/\(example.rawValue)")
            #expect(page.title == "\(example.title) · VSM examples")
            let sources = files.sources(of: example)
            #expect(!sources.isEmpty)
            for source in sources {
                #expect(!source.text.contains("// snippet."))
                try page.expect(.text(source.name))
            }
        }
    }

    @Test("The guides of an example can be read", arguments: Guide.allCases)
    func guides(_ guide: Guide) throws {
        try withTestHost { host in
            let page = try host.open(.examples(ExampleFiles.read.get(), clock: host.clock), "/guides/\(guide.rawValue)")
            try page.expect(.heading(guide.rawValue, level: 1))
            #expect(Example.allCases.contains { $0.guides.contains(guide) })
        }
    }

    @Test("Another address has no page", arguments: ["/examples/none", "/guides/..", "/elsewhere"])
    func notFound(_ path: String) throws {
        try withTestHost { host in
            let page = try host.open(.examples(ExampleFiles.read.get(), clock: host.clock), path)
            #expect(page.status == .notFound)
        }
    }

    @Test("All states of a feature are in its diagram")
    func states() throws {
        let files = try ExampleFiles.read.get()
        let expected: [String: Set<String>] = [
            "Loading a profile": ["initialized", "loading", "loadingError", "loaded"],
            "Editing a profile": ["editing", "saving", "savingError"],
            "Bio": ["initialized", "loading", "loadingError", "loaded"],
            "Blog": ["initialized", "loading", "loaded", "deleted"],
            "Article": ["initialized", "loading", "loaded", "failed"],
            "Article, hanging": ["initialized", "loading", "loaded"],
            "Inbox": ["initialized", "loading", "loaded", "failed"],
            "Inbox, stuck": ["initialized", "loading", "loaded", "failed"],
            "Note": ["editing", "saving"],
            "Order": ["ready", "ordering", "failed", "ordered"],
            "Letter": ["writing", "kept", "discarded"],
        ]
        for (name, states) in expected {
            let places = files.layout(name).boxes.map(\.place)
            #expect(places.contains(.start))
            #expect(states.allSatisfy { places.contains(.state($0)) }, "\(name)")
        }
    }

    @Test("A diagram fits a phone")
    func width() throws {
        let layouts = try ExampleFiles.read.get().layouts
        #expect(layouts.count == 11)
        for (name, layout) in layouts {
            #expect(layout.width + 2 * DiagramLayout.margin <= 420, "\(name)")
        }
    }

    @Test("A diagram in another form is refused by name")
    func unreadable() {
        let page = "<!-- diagram: Loading -->\n```mermaid\ngraph TD\n```\n<!-- end of diagram -->"
        let error = #expect(throws: DiagramPage.UnreadableDiagram.self) { try DiagramPage.layouts(in: page) }
        #expect(error?.description.contains("\"Loading\"") == true)
    }
}

@Suite("Sources")
struct SourceChunkTests {
    @Test("Comments and code are distinguished, and together they form the file")
    func chunks() {
        let text = "// A\n    /// B\nlet a = 1 // C\n\n// D"
        let chunks = SourceChunk.chunks(of: text)
        #expect(chunks.map(\.isComment) == [true, false, true])
        #expect(chunks.map(\.text).joined() == text)
    }
}
