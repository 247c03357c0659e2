import ShoppingFeatures
import VSM
import VSMTesting

// Repositories with whatever outcome there can be, and with other windows on the same data. They do not keep the data in
// mind: other windows may always have been there in the meantime.

struct ChoosingFavoriteRepository: FavoriteRepository {
    let otherWindows = OtherWindows<Favorites>()

    var favoritesPublisher: AnyPublisher<Favorites, any Error> {
        otherWindows.followed(
            after: choosePublisher(
                .success(Favorites(products: [.couch])),
                .success(Favorites()),
                .failure(RepositoryError.unreachable)
            )
        )
    }

    func setFavorite(_ product: Product.ID, to isFavorite: Bool) -> AnyPublisher<Void, any Error> {
        choosePublisher(.success(()), .failure(RepositoryError.unreachable))
    }
}

struct ChoosingOrderRepository: OrderRepository {
    let otherWindows = OtherWindows<[Order]>()

    var ordersPublisher: AnyPublisher<[Order], any Error> {
        otherWindows.followed(
            after: choosePublisher(
                .success([.ofCouch]),
                .success([]),
                .failure(RepositoryError.unreachable)
            )
        )
    }
}

struct ChoosingProfileRepository: ProfileRepository {
    let otherWindows = OtherWindows<Username>()

    var usernamePublisher: AnyPublisher<Username, any Error> {
        otherWindows.followed(
            after: choosePublisher(.success(.initial), .success(.grace), .failure(RepositoryError.unreachable))
        )
    }

    func save(_ username: Username) -> AnyPublisher<Void, any Error> {
        choosePublisher(.success(()), .failure(RepositoryError.unreachable))
    }
}

extension Username {
    static let grace = (try? Username("Grace")) ?? .initial
}

struct ChoosingSettingsRepository: SettingsRepository {
    let otherWindows = OtherWindows<Settings>()

    var settingsPublisher: AnyPublisher<Settings, any Error> {
        otherWindows.followed(
            after: choosePublisher(
                .success(Settings()),
                .success(Settings(on: [.stateBinding])),
                .failure(RepositoryError.unreachable)
            )
        )
    }

    func set(_ setting: Setting, to isOn: Bool) -> AnyPublisher<Void, any Error> {
        choosePublisher(.success(()), .failure(RepositoryError.unreachable))
    }
}
