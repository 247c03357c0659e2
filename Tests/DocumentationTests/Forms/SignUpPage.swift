import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

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
    var values = SignUp(email: "", seats: 1, plan: .free, wantsNews: false)
    var errors = FormErrors()

    func submit(_ form: Result<SignUp, FormErrors>) -> StateSequence<SignUpViewState> {
        switch form {
        case .failure(let errors): StateSequence({ editing(values, errors) })
        case .success(let signUp) where !signUp.email.contains("@"):
            StateSequence({ editing(signUp, FormErrors(["email": "This is not an address."])) })
        case .success(let signUp): StateSequence({ .registering }, { await registered(signUp) })
        }
    }

    private func registered(_ signUp: SignUp) async -> SignUpViewState {
        do {
            try await register(signUp)
            return .registered(email: signUp.email)
        } catch {
            return editing(signUp, FormErrors(["email": "The registration failed. Try again."]))
        }
    }

    private func editing(_ values: SignUp, _ errors: FormErrors) -> SignUpViewState {
        .editing(SignUpModel(register: register, values: values, errors: errors))
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
                    input(type: .email, name: "email", value: model.values.email)
                        .errors(model.errors, in: "sign-up")
                }
                errorMessage(model.errors, of: "email", in: "sign-up")
                label {
                    "Seats"
                    input(type: .number, name: "seats", value: model.values.seats)
                        .errors(model.errors, in: "sign-up")
                }
                errorMessage(model.errors, of: "seats", in: "sign-up")
                label {
                    "Plan"
                    select(name: "plan") {
                        forEach(SignUp.Plan.allCases, key: \.self) { plan in
                            option(value: plan.rawValue, isSelected: plan == model.values.plan) { plan.rawValue }
                        }
                    }
                }
                label {
                    checkbox(name: "wantsNews", isChecked: model.values.wantsNews)
                    "Send me news"
                }
                button(submits: true) { "Sign Up" }
            }.onSubmit(as: SignUp.self) { container.observe(model.submit($0)) }
        case .registering:
            p { "One moment…" }.busy()
        case .registered(let email):
            p { "Welcome, \(email)." }.role(.status)
        }
    }
}
// snippet.end

@Suite("Forms")
struct SignUpPageTests {
    // snippet.test
    @Test("A mistake is shown at its field, and can be corrected")
    func signUp() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Sign Up") { _ in SignUpView { _ in } })
            try page.field("Email").fill("ada")
            try page.button("Sign Up").click()
            try page.expect(.text("This is not an address."))
            try page.field("Email").fill("ada@example.org")
            try page.button("Sign Up").click()
            try page.expect(.status("Welcome, ada@example.org."))
        }
    }
    // snippet.end

    @Test("After a failure, the form has what was entered")
    func failure() throws {
        struct Offline: Error {}
        try withTestHost { host in
            let page = try host.open(Site(title: "Sign Up") { _ in SignUpView { _ in throw Offline() } })
            try page.field("Email").fill("ada@example.org")
            try page.field("Seats").fill("3")
            try page.find(.role("combobox", "Plan")).choose("team")
            try page.checkbox("Send me news").check()
            try page.button("Sign Up").click()
            try page.expect(.text("The registration failed. Try again."))
            #expect(try page.field("Email").value == "ada@example.org")
            #expect(try page.field("Seats").value == "3")
            #expect(try page.find(.role("combobox", "Plan")).value == "team")
            #expect(try page.checkbox("Send me news").isChecked)
        }
    }

    @Test("What cannot be read is an error at its field")
    func unreadable() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Sign Up") { _ in SignUpView { _ in } })
            try page.field("Seats").fill("")
            try page.button("Sign Up").click()
            #expect(try page.field("Seats").attribute("aria-invalid") == "true")
        }
    }
}
