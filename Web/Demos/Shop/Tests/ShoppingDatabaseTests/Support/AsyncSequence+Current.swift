extension AsyncSequence {
    /// The first value.
    ///
    /// - Throws: the error of the sequence, or ``EndedWithoutValue``.
    var current: Element {
        get async throws {
            for try await value in self { return value }
            throw EndedWithoutValue()
        }
    }
}

/// An error of a sequence that ended without a value.
struct EndedWithoutValue: Error {}
