import VSM

/// A sequence of values that are created on request, and need not be `Sendable`.
struct MadeValues<Element>: AsyncSequence {
    typealias Failure = Never

    private let numbers: ClosedRange<Int>
    private let make: (Int) -> Element
    private let onRequest: () -> Void

    /// - Parameters:
    ///   - numbers: The numbers.
    ///   - onRequest: Called when a value is requested, and when none is left.
    ///   - make: Creates a value from a number.
    init(_ numbers: ClosedRange<Int>, onRequest: @escaping () -> Void = {}, make: @escaping (Int) -> Element) {
        self.numbers = numbers
        self.make = make
        self.onRequest = onRequest
    }

    func makeAsyncIterator() -> Iterator {
        Iterator(numbers: numbers.makeIterator(), make: make, onRequest: onRequest)
    }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate var numbers: ClosedRange<Int>.Iterator
        fileprivate let make: (Int) -> Element
        fileprivate let onRequest: () -> Void

        mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
            onRequest()
            return numbers.next().map(make)
        }

        mutating func next() async -> Element? {
            await next(isolation: #isolation)
        }
    }
}

/// The values of another sequence, with an object that their iterator retains.
struct ValuesHolding<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    typealias Failure = Base.Failure

    private let base: Base
    private let held: AnyObject

    init(_ base: Base, holding held: AnyObject) {
        self.base = base
        self.held = held
    }

    func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), held: held) }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: Base.AsyncIterator
        fileprivate let held: AnyObject

        mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> Base.Element? {
            try await base.next(isolation: actor)
        }

        mutating func next() async throws(Base.Failure) -> Base.Element? {
            try await next(isolation: #isolation)
        }
    }
}

/// A sequence without values that throws when its task is cancelled.
struct NothingUntilCancelled: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = Int
    typealias Failure = any Error

    func makeAsyncIterator() -> NothingUntilCancelled { self }

    mutating func next(isolation actor: isolated (any Actor)?) async throws -> Int? {
        await waitForCancellation()
        throw CancellationError()
    }

    mutating func next() async throws -> Int? {
        try await next(isolation: #isolation)
    }
}

/// A list whose changes can be followed.
final class FollowedList {
    private var continuations: [AsyncStream<[String]>.Continuation] = []

    var list: [String] {
        didSet { publish() }
    }

    /// The number of followers at the latest change.
    private(set) var followers = 0

    init(_ list: [String]) { self.list = list }

    /// Returns the current list, and the list after each change.
    func changes() -> AsyncStream<[String]> {
        let (stream, continuation) = AsyncStream.makeStream(of: [String].self)
        continuations.append(continuation)
        continuation.yield(list)
        return stream
    }

    private func publish() {
        let results = continuations.map { $0.yield(list) }
        followers = results.count { if case .terminated = $0 { false } else { true } }
    }
}
