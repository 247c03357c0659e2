import VSM
import VSMWeb

/// Fields of every kind with handlers that only hear, and forms with several buttons.
struct EntriesView: HTMLView {
    struct ViewState {
        var heard: [String] = []
        var number: Int?
        var date: String? = ""
    }

    var initialState: ViewState { ViewState() }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        let state = container.state
        let hear = { (event: String) in
            var state = container.state
            state.heard.append(event)
            container.observe(state)
        }
        h1 { "Entries" }
        p { state.heard.joined(separator: " · ") }.id("heard").role(.status)
        section {
            label {
                "Text"; input(name: "text").onInput { hear("text \($0)") }
            }
            label {
                "Area"; textarea(name: "area").onChange { hear("area \($0)") }
            }
            label {
                "Box"; checkbox(name: "box", isChecked: false).onToggle { hear("box \($0)") }
            }
            label {
                "First"; radio(name: "radio", value: "1", isChecked: true).onChange { hear("radio \($0)") }
            }
            label {
                "Second"; radio(name: "radio", value: "2", isChecked: false).onChange { hear("radio \($0)") }
            }
            label {
                "List"
                select(name: "list") {
                    option(value: "a") { "A" }
                    option(value: "b") { "B" }
                }.onChange { hear("list \($0)") }
            }
            label {
                "Slider"
                input(type: .range, name: "slider").min(0).max(10).onChange { hear("slider \($0)") }
            }
            label {
                "Number"
                input(type: .number, name: "number").bind(state.number) { number in
                    var state = container.state
                    state.number = number
                    container.observe(state)
                }
            }
            label {
                "Date"
                input(type: .date, name: "date").bind(state.date) { date in
                    var state = container.state
                    state.date = date
                    container.observe(state)
                }
            }
        }
        ButtonsForm(hear: hear)
        LettersForms(hear: hear)
    }
}

/// A form with several buttons, whose names and values say which one was pressed.
private struct ButtonsForm: HTML {
    let hear: (String) -> Void

    var content: some HTML {
        form {
            input(name: "title").accessibilityLabel("Title")
            button(submits: true) { "Save" }.name("action").value("save")
            button(submits: true) { "Delete" }.name("action").value("delete")
            button(submits: true) { "Nameless" }.value("unsent")
        }.id("buttons").onSubmit { values in
            let names = ["title", "action", "at.x", "at.y"].filter { !values.all($0).isEmpty }
            hear(names.map { "\($0)=\(values.all($0).joined(separator: "+"))" }.joined(separator: " "))
        }
    }
}

/// Forms for texts of any length, one of which the browser does not validate.
private struct LettersForms: HTML {
    let hear: (String) -> Void

    var content: some HTML {
        forEach([true, false], key: \.self) { isValidated in
            form {
                textarea(name: "letter").accessibilityLabel(isValidated ? "Letter" : "Note")
                button(submits: true) { isValidated ? "Send the letter" : "Send the note" }
            }.noValidate(!isValidated).onSubmit { hear("\($0["letter"]?.utf8.count ?? 0) bytes") }
        }
        label {
            "Live"; textarea(name: "live").onInput { hear("\($0.utf8.count) live bytes") }
        }
    }
}
