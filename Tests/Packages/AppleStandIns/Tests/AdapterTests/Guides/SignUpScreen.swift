import SwiftUI
import VSM

/// A text field with a message about its text.
struct CheckedField: View {
    let title: String
    @Binding var text: String
    let error: String?

    var body: some View {
        VStack(alignment: .leading) {
            TextField(title, text: $text).accessibilityHint(error ?? "")
            if let error { Text(error).foregroundStyle(.red) }
        }
    }
}

struct SignUpScreen: View {
    @ViewState var state: SignUpViewState
    @State private var email = ""
    @State private var seats = "1"
    @State private var plan = SignUp.Plan.free
    @State private var wantsNews = false

    init(state: SignUpViewState) {
        _state = .init(wrappedValue: state)
    }

    var body: some View {
        switch state {
        // snippet.view
        case .editing(let model):
            CheckedField(title: "Email", text: $email, error: model.errors["email"])
            CheckedField(title: "Seats", text: $seats, error: model.errors["seats"])
            Picker("Plan", selection: $plan) {
                ForEach(SignUp.Plan.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
            Toggle("Send me news", isOn: $wantsNews)
            Button("Sign Up") { $state.observe(model.submit(form)) }
        // snippet.end
        case .registering:
            ProgressView()
        case .registered(let email):
            Text("Welcome, \(email).")
        }
    }

    private var form: Result<SignUp, FormErrors> {
        guard let seats = Int(seats) else { return .failure(FormErrors(["seats": "Enter a whole number."])) }
        return .success(SignUp(email: email, seats: seats, plan: plan, wantsNews: wantsNews))
    }
}
