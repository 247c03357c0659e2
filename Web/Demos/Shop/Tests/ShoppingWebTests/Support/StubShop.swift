import Foundation
import ShoppingFeatures
import ShoppingWeb
import VSM
import VSMTesting
import VSMWeb
import VSMWebInspector

/// A shop with three products and one shopper; a test says how its repositories answer.
final class StubShop: @unchecked Sendable {
    let products: [Product] = [.ottoman, .tvStand, .couch]
    let cart = SharedValue(Cart())
    let favorites = SharedValue<[Product]>([])
    let orders = CurrentValueSubject<[Order], any Error>([])
    let username = SharedValue(Username.initial)
    let settings = SharedValue(Settings())

    let conditions: Conditions
    /// The outcomes of each request, from which the test chooses one; `nil` stands for success.
    private let outcomes: [RepositoryError?]
    private var attempts: [String: Int] = [:]
    private var waiting: [() -> Void] = []

    init(cart: Cart = Cart(), _ conditions: Conditions = .good, outcomes: [RepositoryError?] = [nil]) {
        self.conditions = conditions
        self.outcomes = outcomes
        self.cart.value = cart
    }

    /// The shop as a site.
    var site: Site { .shop { _ in self } }

    /// Whether a request waits for its answer.
    var isWaiting: Bool { !waiting.isEmpty }

    /// Answers the requests that wait.
    func answer() {
        let answers = waiting
        waiting = []
        for answer in answers { answer() }
    }

    /// Answers later, or fails.
    ///
    /// - Parameters:
    ///   - name: distinguishes requests, each of which fails the first time under failing conditions.
    ///   - repository: names the repository, whose outcome a test can force, as a person can in the inspector.
    ///   - isChosen: whether a test chooses the outcome.
    ///   - body: returns the answer.
    func request<Value>(
        _ name: String,
        of repository: String,
        isChosen: Bool = true,
        _ body: () throws -> Value
    ) async throws -> Value {
        try await forcedOutcome(of: repository, failure: RepositoryError.unreachable)
        let failure = nextFailure(of: name)
        if conditions == .slow {
            await withCheckedContinuation { continuation in waiting.append { continuation.resume() } }
        }
        let chosen = await choose(among: isChosen ? outcomes : [nil])
        if let failure = failure ?? chosen { throw failure }
        return try body()
    }

    /// Publishes once that a request was answered, or fails.
    func answer(to name: String) -> AnyPublisher<Void, any Error> {
        Deferred { [self] in
            let failure = nextFailure(of: name)
            let answer = CurrentValueSubject<Bool, any Error>(conditions != .slow)
            waiting += conditions == .slow ? [{ answer.value = true }] : []
            return answer.filter(\.self).first().tryMap { _ in if let failure { throw failure } }
        }
        .eraseToAnyPublisher()
    }

    private func nextFailure(of name: String) -> RepositoryError? {
        guard conditions == .failing else { return nil }
        attempts[name, default: 0] += 1
        return attempts[name]?.isMultiple(of: 2) == true ? nil : .unreachable
    }
}

extension Product {
    static let ottoman = Product(
        id: 1,
        name: "Ottoman",
        price: Money(cents: 199_99),
        summary: "Round.",
        picture: "ottoman"
    )
    static let tvStand = Product(
        id: 2,
        name: "TV Stand",
        price: Money(cents: 299_99),
        summary: "Low.",
        picture: "tv-stand"
    )
    static let couch = Product(
        id: 3,
        name: "Couch",
        price: Money(cents: 599_99),
        summary: "Soft.",
        picture: "couch"
    )
}

extension Cart {
    static let withCouch = Cart(lines: [Line(product: .couch, quantity: 1)])
}
