extension AsyncSequence {
    /// The first value.
    ///
    /// - Throws: what the sequence failed with, or ``EndedWithoutValue``.
    var current: Element {
        get async throws {
            for try await value in self { return value }
            throw EndedWithoutValue()
        }
    }
}

/// A sequence ended and had nothing to say.
struct EndedWithoutValue: Error {}
