import VSM
import VSMWeb

/// Every kind of control, bound to the state, and a form that is read into a value.
struct ControlsView: HTMLView {
    var initialState: ControlsViewState { ControlsViewState() }

    func body(_ container: StateContainer<ControlsViewState>) -> some HTML {
        let state = container.state
        h1 { "Controls" }
        p { state.summary }.id("summary")
        fieldset {
            legend { "Bound" }
            label {
                "Name"
                input(name: "name").bind(container.bind(\.name, to: ControlsViewState.rename))
            }
            label {
                "Note"
                textarea(name: "note").rows(2)
                    .bind(container.bind(\.note, to: ControlsViewState.annotate, debounced: .seconds(0.3)))
            }
            label {
                "Volume"
                input(type: .range, name: "volume").min(0).max(10)
                    .bind(state.volume) { container.observe(state.copy { $0.volume = $1 }($0)) }
            }
            label {
                "Size"
                select(name: "size") {
                    forEach(ControlsViewState.Size.allCases, key: \.self) { size in
                        option(value: size.rawValue) { size.rawValue }
                    }
                }.bind(container.bind(\.size, to: ControlsViewState.resize))
            }
            forEach(ControlsViewState.Size.allCases, key: \.self) { size in
                label {
                    size.rawValue
                    radio(name: "size-again", value: size.rawValue, isChecked: false)
                        .accessibilityLabel("Again \(size.rawValue)")
                        .bind(container.bind(\.size, to: ControlsViewState.resize))
                }
            }
            label {
                "Agree"
                checkbox(name: "agree", isChecked: false).bind(container.bind(\.agrees, to: ControlsViewState.agree))
            }
        }
        SignUpForm(state: state, container: container)
        OtherControls()
    }
}

/// The state of ``ControlsView``.
struct ControlsViewState {
    enum Size: String, FieldValue, CaseIterable, Decodable {
        case small, medium, large
    }

    struct SignUp: Decodable {
        var email: String
        var age: Int
        var news: Bool
        var topics: [String]
    }

    var name = ""
    var note = ""
    var volume = 5
    var size = Size.medium
    var agrees = false
    var draft = ""
    var errors = FormErrors()
    var report = "Nothing yet"

    var summary: String {
        "\(name), \(note), \(volume), \(size.rawValue), \(agrees ? "agreed" : "not agreed"), \(report)"
    }

    func rename(_ name: String) -> ControlsViewState { copy { $0.name = $1 }(String(name.uppercased().prefix(8))) }

    func annotate(_ note: String) -> ControlsViewState { copy { $0.note = $1 }(note) }

    /// There is nothing large.
    func resize(_ size: Size) -> ControlsViewState { size == .large ? self : copy { $0.size = $1 }(size) }

    func agree(_ agrees: Bool) -> ControlsViewState { copy { $0.agrees = $1 }(agrees) }

    func refuse(_ errors: FormErrors, _ draft: String) -> ControlsViewState {
        var state = self
        (state.errors, state.draft) = (errors, draft)
        return state
    }

    /// Saves for a moment; an address that contains "fail" fails.
    func save(_ signUp: SignUp) -> StateSequence<ControlsViewState> {
        var state = self
        (state.errors, state.draft, state.report) = (FormErrors(), "", "Saving")
        let saving = state
        return StateSequence(
            { saving },
            {
                try? await Task.sleep(for: .seconds(0.3))
                var state = saving
                if signUp.email.contains("fail") {
                    (state.draft, state.report) = (signUp.email, "Failed")
                } else {
                    state.report =
                        "\(signUp.email) \(signUp.age) \(signUp.news) \(signUp.topics.joined(separator: "+"))"
                }
                return state
            }
        )
    }

    func copy<Value>(_ change: @escaping (inout ControlsViewState, Value) -> Void) -> (Value) -> ControlsViewState {
        { value in
            var state = self
            change(&state, value)
            return state
        }
    }
}

/// A form whose field is emptied and filled by the state.
private struct SignUpForm: HTML {
    let state: ControlsViewState
    let container: StateContainer<ControlsViewState>

    var content: some HTML {
        form {
            label {
                "Email"
                input(type: .email, name: "email", value: state.draft).holdsState()
            }
            label {
                "Age"
                input(name: "age").inputMode(.numeric).errors(state.errors, in: "sign-up")
            }
            errorMessage(state.errors, of: "age", in: "sign-up")
            label {
                "News"
                checkbox(name: "news", isChecked: false)
            }
            select(name: "topics", allowsMultiple: true) {
                optgroup(label: "Indoors") {
                    option(value: "art") { "Art" }
                    option(value: "chess") { "Chess" }
                }
                option(value: "golf") { "Golf" }
            }.accessibilityLabel("Topics")
            button(submits: true) { "Sign up" }
            button(type: .reset) { "Reset" }
        }
        .noValidate()
        .onSubmit { values in
            switch values.decode(ControlsViewState.SignUp.self) {
            case .success(let signUp): container.observe(state.save(signUp))
            case .failure(let errors): container.observe(state.refuse(errors, values["email"] ?? ""))
            }
        }
    }
}

/// The controls that need no action.
private struct OtherControls: HTML {
    var content: some HTML {
        form {
            forEach([InputType.search, .telephone, .url, .password, .color], key: \.self) { type in
                input(type: type, name: type.rawValue).accessibilityLabel("A field for \(type.rawValue)")
            }
            forEach([InputType.date, .month, .week, .time, .localDateAndTime], key: \.self) { type in
                input(type: type, name: type.rawValue).accessibilityLabel("A field for \(type.rawValue)")
            }
            input(name: "photo").attribute("type", "file").accessibilityLabel("A photo")
            input(name: "count", value: 3).min(1).max(9).step(2).accessibilityLabel("Count")
            input(name: "city").list("cities").accessibilityLabel("City")
            datalist(id: "cities") {
                option(value: "Bern")
                option(value: "Rome")
            }
            output { "Result" }.for("count")
            meter(value: 0.6) { "60 %" }.low(0.2).accessibilityLabel("Filled")
            progress(value: 3, max: 4).accessibilityLabel("Done")
            progress().accessibilityLabel("Loading")
        }
        details {
            summary { "More" }
            p { "Hidden at first" }
        }
        button { "Open dialog" }.commandFor("dialog").command(.showModal)
        dialog {
            p { "In the dialog" }
            button { "Close" }.commandFor("dialog").command(.close)
        }.id("dialog")
    }
}
