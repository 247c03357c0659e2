import SwiftUI
import Testing
import VSM

@MainActor
@Suite("The sign-up form in an app", .timeLimit(.minutes(10)))
struct SignUpScreenTests {
    private func hint(of title: String, in host: HostedView) -> String? {
        host.reachable.first { $0.name == "TextField" && $0.text == title }?.hint
    }

    private func open(_ register: @escaping @Sendable (SignUp) async throws -> Void) -> HostedView {
        HostedView { SignUpScreen(state: .editing(SignUpModel(register: register))) }
    }

    @Test("A mistake is shown at its field, and can be corrected")
    func mistakes() async throws {
        struct Wrong: Error {}
        let host = open { @MainActor signUp in
            guard signUp.seats == 3, signUp.plan == .team, signUp.wantsNews else { throw Wrong() }
        }
        #expect(hint(of: "Email", in: host) == nil)
        try host.type("ada", into: "Email")
        try host.press("team")
        try host.turn("Send me news", on: true)
        try host.press("Sign Up")
        #expect(host.description.contains(#"Text "This is not an address.""#))
        #expect(hint(of: "Email", in: host) == "This is not an address.")
        #expect(hint(of: "Seats", in: host) == nil)

        try host.type("ada@example.org", into: "Email")
        try host.type("many", into: "Seats")
        try host.press("Sign Up")
        #expect(hint(of: "Email", in: host) == nil)
        #expect(hint(of: "Seats", in: host) == "Enter a whole number.")

        try host.type("3", into: "Seats")
        try host.press("Sign Up")
        await host.wait(for: "Welcome, ada@example.org.")
    }

    @Test("After a failure, the form keeps the entered values")
    func failure() async throws {
        struct Offline: Error {}
        let host = open { _ in throw Offline() }
        try host.type("ada@example.org", into: "Email")
        try host.press("Sign Up")
        await host.wait(for: "The registration failed. Try again.")
        #expect(host.description.contains(#"= "ada@example.org""#))
    }
}
