import VSM
import VSMTesting

/// The feature of the page about testing.
enum ProfileViewState {
    case initialized(LoaderModel)
    case loading
    case loaded(User)
    case loadingError(ErrorModel)

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

struct User: Sendable {
    let name: String
}

struct Offline: Error {}

let ada = User(name: "Ada")

protocol UserLoading {
    func load() async throws -> User
}

struct AdaStub: UserLoading {
    func load() async throws -> User { ada }
}

// snippet.stub
struct UserStub: UserLoading {
    func load() async throws -> User {
        try await choose(.success(ada), .failure(Offline()))
    }
}
// snippet.end

// snippet.slowStub
struct SlowStub: UserLoading {
    func load() async throws -> User {
        await Task.yield()  // other jobs may run first, as during a request
        return ada
    }
}
// snippet.end

struct LoaderModel {
    let repository: any UserLoading

    func load() -> StateSequence<ProfileViewState> {
        StateSequence(
            { .loading },
            {
                do {
                    return .loaded(try await repository.load())
                } catch {
                    return .loadingError(ErrorModel(loader: self))
                }
            }
        )
    }
}

struct ErrorModel {
    let loader: LoaderModel

    func retry() -> StateSequence<ProfileViewState> { loader.load() }
}
