import Foundation
import Testing
import VSM
import VSMTesting
import VSMWeb

@testable import VSMWebTesting

private enum NoteViewState {
    case editing(NoteModel)
    case saved(String)
}

private struct NoteModel {
    func save(_ text: String) -> NoteViewState { .saved(text) }
}

private struct NoteView: HTMLView {
    var initialState: NoteViewState { .editing(NoteModel()) }

    func body(_ container: StateContainer<NoteViewState>) -> some HTML {
        switch container.state {
        case .editing(let model):
            form {
                label {
                    "Text"; input(name: "text")
                }
                button { "Save" }
            }.onSubmit { container.observe(model.save($0["text"] ?? "")) }
        case .saved(let text):
            p { text }
            img(src: "/dot.svg", alt: "A dot")
            textarea(name: "again", value: "\n<b>")
        }
    }
}

@Suite("A gallery of a page")
struct PageGalleryTests {
    private static let site = Site(
        title: "Notes & more",
        stylesheets: ["/notes.css"],
        assets: [
            Asset("/notes.css", .css, content: Array("p { background: url(\"/dot.svg\") }".utf8)),
            Asset("/dot.svg", .svg, content: Array("<svg/>".utf8)),
        ]
    ) { _ in NoteView() }

    private func explore() throws -> StateGraph<PageSnapshot> {
        try StateGraph.explore(
            page: "/",
            of: { _ in Self.site },
            samples: ["text": ["</script><script>alert(1)</script>"]]
        )
    }

    private func html() throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
        defer { try? FileManager.default.removeItem(at: file) }
        try explore().writeGallery(to: file.path, of: Self.site)
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test("Each state is in the file, with the way there and what it offers")
    func states() throws {
        let html = try html()
        #expect(html.contains("<h1>Notes &amp; more</h1>"))
        #expect(html.contains("<p>2 states</p>"))
        #expect(html.contains("<h2>editing</h2>\n<p>the first state</p>"))
        #expect(html.contains("<h2>saved</h2>\n<p>submit "))
    }

    @Test("Style sheets and images are in the file, also those of style sheets")
    func assets() throws {
        let html = try html()
        let image = "data:image/svg+xml;base64,\(Data("<svg/>".utf8).base64EncodedString())"
        #expect(html.contains("url(&quot;\(image)&quot;)"))
        #expect(html.contains("src=&quot;\(image)&quot;"))
        #expect(!html.contains("/notes.css"))
    }

    @Test("What a person entered is text, and no script of a page runs")
    func scripts() throws {
        let html = try html()
        #expect(html.contains("sandbox=\"allow-same-origin\""))
        // The file is one document with one script, and a frame is the value of an attribute.
        #expect(html.components(separatedBy: "<script>").count == 2)
        #expect(html.contains("&lt;p&gt;&amp;lt;/script&amp;gt;"))
    }

    @Test("A text in a field is that of the page")
    func fields() throws {
        let graph = try explore()
        #expect(graph["saved"]?.state.markup?.contains("<textarea name=\"again\">\n\n&lt;b&gt;</textarea>") == true)
    }

    @Test("The gallery as text has the outline of each state")
    func text() throws {
        let gallery = try explore().gallery
        #expect(gallery.hasPrefix("## editing\n\n- way: the first state\n- offers: submit"))
        #expect(gallery.contains("button \"Save\""))
    }
}
