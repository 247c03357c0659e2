import VSM
import VSMWeb

// snippet.values
struct SignUp: Decodable, Sendable {
    enum Plan: String, Decodable, CaseIterable { case free, team }

    var email: String
    var seats: Int
    var plan: Plan
    var wantsNews: Bool
}
// snippet.end

// snippet.model
enum SignUpViewState {
    case editing(SignUpModel)
    case registering
    case registered(email: String)
}

struct SignUpModel {
    let register: (SignUp) async throws -> Void
    var errors = FormErrors()

    func submit(_ form: Result<SignUp, FormErrors>) -> StateSequence<SignUpViewState> {
        switch form {
        case .failure(let errors): StateSequence({ refused(errors) })
        case .success(let signUp) where !signUp.email.contains("@"):
            StateSequence({ refused(FormErrors(["email": "This is not an address."])) })
        case .success(let signUp): StateSequence({ .registering }, { await registered(signUp) })
        }
    }

    private func registered(_ signUp: SignUp) async -> SignUpViewState {
        do {
            try await register(signUp)
            return .registered(email: signUp.email)
        } catch {
            return refused(FormErrors(["email": "The registration failed. Try again."]))
        }
    }

    private func refused(_ errors: FormErrors) -> SignUpViewState {
        .editing(SignUpModel(register: register, errors: errors))
    }
}
// snippet.end

// snippet.view
struct SignUpView: HTMLView {
    let register: @Sendable (SignUp) async throws -> Void
    var initialState: SignUpViewState { .editing(SignUpModel(register: register)) }

    func body(_ container: StateContainer<SignUpViewState>) -> some HTML {
        switch container.state {
        case .editing(let model):
            form {
                label {
                    "Email"
                    input(type: .email, name: "email").errors(model.errors, in: "sign-up")
                }
                errorMessage(model.errors, of: "email", in: "sign-up")
                label {
                    "Seats"
                    input(type: .number, name: "seats", value: 1).errors(model.errors, in: "sign-up")
                }
                errorMessage(model.errors, of: "seats", in: "sign-up")
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
            }.onSubmit(as: SignUp.self) { container.observe(model.submit($0)) }
        case .registering:
            p { "One moment…" }
        case .registered(let email):
            p { "Welcome, \(email)." }.role(.status)
        }
    }
}
// snippet.end
