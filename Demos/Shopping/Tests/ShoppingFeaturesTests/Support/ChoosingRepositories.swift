import ShoppingFeatures
import VSM
import VSMTesting

// Repositories with every possible outcome, and with other windows on the same data. They do not remember the data,
// because other windows may always have changed it.

struct ChoosingFavoriteRepository: FavoriteRepository {
    let otherWindows = OtherWindows<[Product]>()
    /// The favorites, if there are any.
    var products: [Product] = [.couch]

    func favorites() async throws -> Changes<[Product]> {
        otherWindows.changes(after: try await chosen())
    }

    func isFavorite(_ product: Product.ID) async throws -> Changes<Bool> {
        otherWindows.changes(after: try await chosen()) { $0.contains { $0.id == product } }
    }

    func setFavorite(_ product: Product.ID, to isFavorite: Bool) async throws {
        try await choose(.success(()), .failure(RepositoryError.unreachable))
    }

    private func chosen() async throws -> [Product] {
        let name = try await choose(.success("Couch"), .success("nothing"), .failure(RepositoryError.unreachable))
        return name == "Couch" ? products : []
    }
}

final class ChoosingOrderRepository: OrderRepository, @unchecked Sendable {
    private var otherWindows = PassthroughSubject<[Order], any Error>()

    var ordersPublisher: AnyPublisher<[Order], any Error> {
        choosePublisher(.success([.ofCouch]), .success([]), .failure(RepositoryError.unreachable))
            .map { [otherWindows] orders in otherWindows.prepend(orders) }
            .switchToLatest()
            .eraseToAnyPublisher()
    }

    /// Another window orders.
    func change(to orders: [Order]) {
        otherWindows.send(orders)
    }

    /// Makes all observers lose the orders.
    func lose() {
        let lost = otherWindows
        otherWindows = PassthroughSubject()
        lost.send(completion: .failure(RepositoryError.unreachable))
    }
}

struct ChoosingProfileRepository: ProfileRepository {
    let otherWindows = OtherWindows<Username>()

    func usernames() async throws -> Changes<Username> {
        let username = try await choose(
            .success(Username.initial),
            .success(Username.grace),
            .failure(RepositoryError.unreachable)
        )
        return otherWindows.changes(after: username)
    }

    func save(_ username: Username) async throws {
        try await choose(.success(()), .failure(RepositoryError.unreachable))
    }
}

nonisolated extension Username {
    static let grace = (try? Username("Grace")) ?? .initial
}

struct ChoosingSettingsRepository: SettingsRepository {
    let otherWindows = OtherWindows<Settings>()

    func settings() async throws -> Changes<Settings> {
        let settings = try await choose(
            .success(Settings()),
            .success(Settings(on: [.personalOffers])),
            .failure(RepositoryError.unreachable)
        )
        return otherWindows.changes(after: settings)
    }

    func set(_ setting: Setting, to isOn: Bool) async throws {
        try await choose(.success(()), .failure(RepositoryError.unreachable))
    }
}
