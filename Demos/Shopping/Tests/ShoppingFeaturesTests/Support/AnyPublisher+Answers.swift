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

    /// Does something when somebody subscribes, as the repositories of the shop do, and not before.
    static func deferred(_ makeAnswer: @escaping () -> Self) -> Self {
        Deferred(createPublisher: makeAnswer).eraseToAnyPublisher()
    }
}

extension AnyPublisher where Failure == any Error, Output == Void {
    /// Says at once that it is done.
    static var done: Self { answer(()) }
}

extension Publisher where Failure == Never {
    /// What the publisher emits during its subscription.
    var emittedAtOnce: [Output] {
        var outputs: [Output] = []
        sink { outputs.append($0) }.cancel()
        return outputs
    }
}
