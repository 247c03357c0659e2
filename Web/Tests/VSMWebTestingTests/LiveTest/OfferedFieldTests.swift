import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

/// Fields whose action not every state offers.
@Suite("Live tests: a field whose action is not offered")
struct OfferedFieldTests {
    private struct Letter {
        var text = ""
        var isSigned = false
        var editor: Editor? = Editor()
    }

    private struct Editor {
        func write(_ text: String, in letter: Letter) -> Letter {
            var letter = letter
            letter.text = text
            return letter
        }

        func sign(_ isSigned: Bool, in letter: Letter) -> Letter {
            var letter = letter
            letter.isSigned = isSigned
            return letter
        }

        func print(_ letter: Letter, on clock: TestClock) -> StateSequence<Letter> {
            var printing = letter
            printing.editor = nil
            return StateSequence(printing).then {
                try? await clock.sleep(for: .seconds(1))
                return letter
            }
        }
    }

    private struct LetterView: HTMLView {
        let clock: TestClock
        var initialState: Letter { Letter() }

        func body(_ container: StateContainer<Letter>) -> some HTML {
            let letter = container.state
            p { letter.editor == nil ? "Printing…" : "Says: \(letter.text)\(letter.isSigned ? ", signed" : "")" }
            label {
                "Text"
                input(name: "text").bind(container.bind(\.text, whenOffered: { $0.editor?.write($1, in: $0) }))
            }
            label {
                "Signed"
                checkbox(name: "signed", isChecked: false)
                    .bind(container.bind(\.isSigned, whenOffered: { $0.editor?.sign($1, in: $0) }))
            }
            button { "Print" }.onClick { container.observeIfOffered { $0.editor?.print($0, on: clock) } }
        }
    }

    @Test("Text that is typed while the state does not offer the action is kept, and written when it does")
    func kept() throws {
        try withTestHost { host in
            let clock = host.clock
            let page = try host.open(.page { LetterView(clock: clock) })
            try page.field("Text").type("Dear")
            try page.expect(.text("Says: Dear"))
            try page.button("Print").click()
            #expect(page.outline.contains("Printing…"))
            try page.field("Text").fill("Dear Ada")
            try page.checkbox("Signed").check()
            #expect(page.outline.contains("Printing…"))
            #expect(try page.field("Text").value == "Dear Ada")
            host.advance(by: .seconds(1))
            try page.expect(.text("Says: Dear Ada, signed"))
            #expect(try page.field("Text").value == "Dear Ada")
        }
    }
}
