import VSM

extension AnyPublisher where Failure == any Error {
    /// Returns a publisher that emits one value immediately.
    static func answer(_ output: Output) -> Self {
        Just(output).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }
}
