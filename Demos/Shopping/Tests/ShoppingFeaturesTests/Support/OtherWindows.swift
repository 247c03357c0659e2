import ShoppingFeatures
import VSM
import VSMTesting

/// Other windows on the same data, which may change it, or lose it, while a feature follows it.
final class OtherWindows<Value>: @unchecked Sendable {
    private var changes = PassthroughSubject<Value, any Error>()

    /// A chosen value, and what the other windows make of it.
    func followed(after first: AnyPublisher<Value, any Error>) -> AnyPublisher<Value, any Error> {
        first.map { [self] value in changes.prepend(value) }.switchToLatest().eraseToAnyPublisher()
    }

    /// Another window changes the data, for those who follow it.
    func change(to value: Value) {
        changes.send(value)
    }

    /// Those who follow the data lose it.
    func lose() {
        let lost = changes
        changes = PassthroughSubject()
        lost.send(completion: .failure(RepositoryError.unreachable))
    }
}
