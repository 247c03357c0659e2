import Foundation
import ShoppingFeatures
import ShoppingWeb
import VSM
import VSMTesting
import VSMWeb

/// A shop with three products and one shopper; a test says how its repositories answer.
final class StubShop: @unchecked Sendable {
    let products: [Product] = [.ottoman, .tvStand, .couch]
    let cart = CurrentValueSubject<Cart, any Error>(Cart())
    let favorites = CurrentValueSubject<Favorites, any Error>(Favorites())
    let orders = CurrentValueSubject<[Order], any Error>([])
    let username = CurrentValueSubject<Username, any Error>(.initial)
    let settings = CurrentValueSubject<Settings, any Error>(Settings())

    let conditions: Conditions
    /// The outcomes of each request, of which the test chooses one: `nil` for success.
    private let outcomes: [RepositoryError?]
    private var attempts: [String: Int] = [:]
    private var waiting: [() -> Void] = []

    /// How the next request with a name fails, such as `order`.
    var failures: [String: RepositoryError] = [:]

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

    /// Does something later, or fails.
    ///
    /// - Parameters:
    ///   - name: tells requests apart, each of which fails the first time under failing conditions.
    ///   - isChosen: whether a test chooses among the outcomes.
    func request<Value>(
        _ name: String,
        isChosen: Bool = true,
        _ body: @escaping () throws -> Value
    ) -> AnyPublisher<Value, any Error> {
        Deferred { [self] in
            outcome(nextFailure(of: name), isChosen: isChosen).tryMap { outcome in
                if let outcome { throw outcome }
                return try body()
            }
        }.eraseToAnyPublisher()
    }

    /// Answers later, or fails.
    func request<Value>(_ name: String, _ body: () throws -> Value) async throws -> Value {
        let failure = nextFailure(of: name)
        if conditions == .slow {
            await withCheckedContinuation { continuation in waiting.append { continuation.resume() } }
        }
        let chosen = await choose(among: outcomes)
        if let failure = failure ?? chosen { throw failure }
        return try body()
    }

    private func outcome(
        _ failure: RepositoryError?,
        isChosen: Bool
    ) -> AnyPublisher<RepositoryError?, any Error> {
        if conditions == .slow {
            return Future { [self] promise in
                // It is fulfilled once, on the host.
                waiting.append { promise(.success(failure)) }
            }.eraseToAnyPublisher()
        }
        return outcomes.count == 1 || !isChosen
            ? choosePublisher(.success(failure ?? outcomes[0]))
            : choosePublisher(.success(outcomes[0]), .success(outcomes[1]))
    }

    private func nextFailure(of name: String) -> RepositoryError? {
        if let failure = failures.removeValue(forKey: name) { return failure }
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
