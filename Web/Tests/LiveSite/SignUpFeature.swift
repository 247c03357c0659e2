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
    let register: @Sendable (SignUp) async throws -> Void
    var errors = FormErrors()

    func submit(_ form: Result<SignUp, FormErrors>) -> StateSequence<SignUpViewState> {
        switch form {
        case .failure(let errors): StateSequence(refused(errors))
        case .success(let signUp) where !signUp.email.contains("@"):
            StateSequence(refused(FormErrors(["email": "This is not an address."])))
        case .success(let signUp): StateSequence(.registering).then { await registered(signUp) }
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
