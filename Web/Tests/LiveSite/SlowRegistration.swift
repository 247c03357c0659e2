/// The registration of the guide's form.
///
/// With more than 100 seats, it takes a second for each further seat. It refuses an address that begins with "fail".
enum SlowRegistration {
    struct Refused: Error {}

    static func register(_ signUp: SignUp) async throws {
        if signUp.seats > 100 { try await Task.sleep(for: .seconds(min(signUp.seats - 100, 600))) }
        if signUp.email.hasPrefix("fail") { throw Refused() }
    }
}
