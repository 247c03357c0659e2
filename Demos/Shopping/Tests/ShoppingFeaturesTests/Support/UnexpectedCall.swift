import Testing

/// A call that the test did not write down: it fails the test.
struct UnexpectedCall: Error {
    init(_ name: String) {
        Issue.record("Nobody expected a call of \(name).")
    }
}

/// An error that is none of the shopper's business.
struct InternalError: Error {}
