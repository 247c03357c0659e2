/// The registration of the guide's form: slow with many seats, and refused for an address that begins with "fail".
enum SlowRegistration {
    struct Refused: Error {}

    static func register(_ signUp: SignUp) async throws {
        if signUp.seats > 100 { try await Task.sleep(for: .seconds(1)) }
        if signUp.email.hasPrefix("fail") { throw Refused() }
    }
}
