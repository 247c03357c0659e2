import Testing

/// An unexpected call, which fails the test.
struct UnexpectedCall: Error {
    init(_ name: String) {
        Issue.record("The test did not expect a call of \(name).")
    }
}

/// An internal error, whose details the shopper must not see.
struct InternalError: Error {}
