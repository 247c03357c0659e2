import Testing
import VSM
import VSMTesting

// snippet.repository
/// The favorites of the user, for all features that show them.
actor FavoritesRepository {
    private(set) var favorites: Set<String> = []
    private var followers: [Int: AsyncStream<Set<String>>.Continuation] = [:]
    private var nextFollower = 0

    func toggle(_ product: String) {
        favorites.formSymmetricDifference([product])
        for follower in followers.values { follower.yield(favorites) }
    }

    /// The current favorites, and the favorites after each change.
    func changes() -> AsyncStream<Set<String>> {
        let (stream, follower) = AsyncStream.makeStream(of: Set<String>.self, bufferingPolicy: .bufferingNewest(1))
        let number = nextFollower
        nextFollower += 1
        followers[number] = follower
        follower.yield(favorites)
        follower.onTermination = { _ in Task { await self.remove(number) } }
        return stream
    }

    private func remove(_ follower: Int) { followers[follower] = nil }
}
// snippet.end

// snippet.feature
enum FavoriteViewState: Equatable {
    case unknown
    case known(isFavorite: Bool)
}

struct FavoriteModel {
    let product: String
    let repository: FavoritesRepository

    /// Follows the favorites until another action is observed or the container is released.
    func follow() -> StateSequence<FavoriteViewState> {
        StateSequence().following {
            await repository.changes()
        } as: { favorites in
            .known(isFavorite: favorites.contains(product))
        }
    }

    /// Returns no state: `follow` receives the change.
    func toggle() {
        Task { await repository.toggle(product) }
    }
}
// snippet.end

@MainActor
@Suite("Data: two features on one repository")
struct FavoritesRepositoryTests {
    @Test("A change in one feature arrives in the other")
    func shared() async {
        let repository = FavoritesRepository()
        let model = FavoriteModel(product: "Lamp", repository: repository)
        let list = StateContainer(state: FavoriteViewState.unknown)
        let detail = StateContainer(state: FavoriteViewState.unknown)
        // snippet.observe
        list.observe(model.follow())
        // snippet.end
        detail.observe(model.follow())
        for await state in list.states where state == .known(isFavorite: false) { break }
        for await state in detail.states where state == .known(isFavorite: false) { break }
        model.toggle()
        for await state in list.states where state == .known(isFavorite: true) { break }
        for await state in detail.states where state == .known(isFavorite: true) { break }
    }
}
