import VSM

enum ProfileViewState {
    case initialized(LoaderModel)
    case loading
    case loaded(User)
    case loadingError(ErrorModel)
}

struct User: Sendable {
    let name: String
}

protocol UserLoading {
    func load() async throws -> User
}

struct LoaderModel {
    let repository: any UserLoading

    func load() -> StateSequence<ProfileViewState> {
        StateSequence(.loading).then {
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

struct Offline: Error {}

let ada = User(name: "Ada")

struct MockUserRepository: UserLoading {
    var loadImpl: () async throws -> User

    func load() async throws -> User { try await loadImpl() }
}
