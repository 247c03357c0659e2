import Testing

/// How the repositories of a shop answer.
enum Conditions: String, CaseIterable, CustomTestStringConvertible {
    /// At once.
    case good
    /// When the test says so: see ``StubShop/answer()``.
    case slow
    /// Each request fails the first time, and succeeds when it is repeated.
    case failing

    var testDescription: String { rawValue }
}
