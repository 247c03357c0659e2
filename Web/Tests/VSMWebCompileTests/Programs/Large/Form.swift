import VSM
import VSMWeb

// A form with labels, errors and an action.

struct Registration: Decodable, Sendable {
    // Repeated.
    var field1: String
    // End.
}

struct RegistrationViewState {
    var errors = FormErrors()

    func submit(_ form: Result<Registration, FormErrors>) -> RegistrationViewState {
        switch form {
        case .failure(let errors): RegistrationViewState(errors: errors)
        case .success: RegistrationViewState()
        }
    }
}

struct RegistrationView: HTMLView {
    var initialState: RegistrationViewState { RegistrationViewState() }

    func body(_ container: StateContainer<RegistrationViewState>) -> some HTML {
        let errors = container.state.errors
        form {
            // Repeated.
            label {
                "Field 1"
                input(type: .text, name: "field1").errors(errors, in: "registration")
            }
            errorMessage(errors, of: "field1", in: "registration")
            // End.
            button(submits: true) { "Register" }
        }.onSubmit(as: Registration.self) { container.observe(container.state.submit($0)) }
    }
}
