import VSMWeb

struct SignUpView: HTMLView {
    let register: @Sendable (SignUp) async throws -> Void
    var initialState: SignUpViewState { .editing(SignUpModel(register: register)) }

    func body(_ container: StateContainer<SignUpViewState>) -> some HTML {
        // snippet.view
        switch container.state {
        case .editing(let model):
            form {
                label {
                    "Email"
                    input(type: .email, name: "email").errors(model.errors, in: "sign-up")
                }
                errorMessage(model.errors, of: "email", in: "sign-up")
                // snippet.hide
                label {
                    "Seats"
                    input(type: .number, name: "seats", value: 1).errors(model.errors, in: "sign-up")
                }
                errorMessage(model.errors, of: "seats", in: "sign-up")
                // snippet.show
                label {
                    "Plan"
                    select(name: "plan") {
                        forEach(SignUp.Plan.allCases, key: \.self) { plan in
                            option(value: plan.rawValue) { plan.rawValue }
                        }
                    }
                }
                label {
                    checkbox(name: "wantsNews", isChecked: false)
                    "Send me news"
                }
                button(submits: true) { "Sign Up" }
            }.noValidate().onSubmit(as: SignUp.self) { container.observe(model.submit($0)) }
        case .registering:
            p { "One moment…" }
        case .registered(let email):
            p { "Welcome, \(email)." }.role(.status)
        }
        // snippet.end
    }
}
