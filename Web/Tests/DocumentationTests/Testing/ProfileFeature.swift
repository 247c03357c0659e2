import VSM
import VSMTesting

// snippet.feature
enum ProfileViewState {
    case initialized(LoaderModel)
    case loading
    case loaded(User)
    case loadingError(ErrorModel)
}

// snippet.hide
struct User: Sendable {
    let name: String
}

// snippet.show
protocol UserLoading {
    func load() async throws -> User
}

struct LoaderModel {
    let repository: any UserLoading

    func load() -> StateSequence<ProfileViewState> {
        StateSequence({ .loading }).then {
            .loaded(try await repository.load())
        } catch: { _ in
            .loadingError(ErrorModel(loader: self))
        }
    }
}

struct ErrorModel {
    let loader: LoaderModel

    func retry() -> StateSequence<ProfileViewState> { loader.load() }
}
// snippet.end

extension ProfileViewState {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded(let user): "loaded \(user.name)"
        case .loadingError: "failed"
        }
    }

    static func actions(of state: ProfileViewState) -> [StateAction<ProfileViewState>] {
        switch state {
        case .initialized(let model): [.action("load", model.load())]
        case .loading, .loaded: []
        case .loadingError(let model): [.action("retry", model.retry())]
        }
    }
}

struct Offline: Error {}

let ada = User(name: "Ada")

// snippet.mock
struct MockUserRepository: UserLoading {
    var loadImpl: () async throws -> User

    func load() async throws -> User { try await loadImpl() }
}
// snippet.end

struct ChoosingUserRepository: UserLoading {
    func load() async throws -> User {
        try await choose(.success(ada), .failure(Offline()))
    }
}

struct SlowUserRepository: UserLoading {
    func load() async throws -> User {
        await Task.yield()  // other jobs may run first, as during a request
        return ada
    }
}
