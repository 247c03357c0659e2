extension Publisher {
    /// Passes on what this publisher and another one emit.
    ///
    /// OpenCombine lacks it. VSM's own comes only where there is no Combine, so it is not there beside this module.
    public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
    where Other.Output == Output, Other.Failure == Failure {
        [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher
            .setFailureType(to: Failure.self)
            .flatMap { $0 }
            .eraseToAnyPublisher()
    }
}
