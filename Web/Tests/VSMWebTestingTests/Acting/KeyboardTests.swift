import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Live tests: keys and the focus")
struct KeyboardTests {
    @Test("Without a handler, keys edit a text, and Enter follows links")
    func defaults() throws {
        try withTestHost { host in
            let heard = Heard()
            let page = try host.open(
                .page {
                    label {
                        "Name"; input(name: "name").onInput { heard.events.append($0) }
                    }
                    a(href: "/elsewhere") { "Elsewhere" }
                }
            )
            try page.field("Name").type("ab")
            try page.field("Name").press(.space)
            try page.field("Name").press(.backspace)
            #expect(heard.events == ["a", "ab", "ab ", "ab"])
            try page.link("Elsewhere").press(.enter)
            #expect(page.path == "/elsewhere")
        }
    }

    @Test("Pressing a key without an effect and focusing an unfocusable element fail, with the page in the message")
    func refusals() throws {
        try withTestHost { host in
            let page = try host.open(
                .page {
                    p { "Text" }
                    label {
                        "Name"; input(name: "name")
                    }
                }
            )
            let text = refusal(.impossible) { try page.field("Name").press(.escape) }
            #expect(text.hasPrefix("Pressing \"Escape\" in the textbox \"Name\" does nothing"))
            #expect(text.contains("The page \"/\":\n- paragraph: Text\n- textbox \"Name\""))
            expectRefusal(.impossible, saying: "does nothing") { try page.field("Name").press(.backspace) }
            expectRefusal(.impossible, saying: "cannot have the focus") { try page.text("Text").press(.enter) }
            expectRefusal(.impossible, saying: "cannot have the focus") { try page.text("Text").focus() }
        }
    }
}
