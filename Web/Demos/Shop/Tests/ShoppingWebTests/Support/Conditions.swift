import Testing

/// The way in which the repositories of a shop answer.
enum Conditions: String, CaseIterable, CustomTestStringConvertible {
    /// They answer at once.
    case good
    /// They answer when the test calls ``StubShop/answer()``.
    case slow
    /// Each request fails the first time, and succeeds when it is repeated.
    case failing

    var testDescription: String { rawValue }
}
