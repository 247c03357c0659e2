extension Publisher {
    /// Emits the values of this publisher and another one.
    ///
    /// OpenCombine lacks this operator, and VSM provides it only on systems without Combine.
    public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
    where Other.Output == Output, Other.Failure == Failure {
        [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher
            .setFailureType(to: Failure.self)
            .flatMap { $0 }
            .eraseToAnyPublisher()
    }
}
