import VSM

extension AnyPublisher where Failure == any Error {
    /// Gives one value at once.
    static func answer(_ output: Output) -> Self {
        Just(output).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }

    /// Fails at once.
    static func failure(_ error: any Error) -> Self {
        Fail(error: error).eraseToAnyPublisher()
    }
}
