import ProfileData
import VSM
import VSMTesting

@testable import EncapsulatedProtocol

enum EncapsulatedProtocolStyle: ProfileStyle {
    static func loading(from repository: any ProfileRepository) -> LoadUserProfileViewState {
        LoadUserProfileViewState(dependencies: repository)
    }

    static var errorForPreview: LoadUserProfileViewState { .loadingError(MockErrorModel()) }

    static func editing(_ userData: UserData, in repository: any ProfileRepository) -> EditUserProfileViewState {
        EditUserProfileViewState(dependencies: repository, userData: userData)
    }
}

private struct MockErrorModel: LoadUserProfileViewState.ErrorModeling {
    let message = "A long story."
    let retry = { StateSequence<LoadUserProfileViewState>(.loaded(.grace)) }
}

extension MockUserDataRepository: UserProfileProviding, UserProfileProvidingDependency {
    var userProfileRepository: any UserProfileProviding { self }

    func load() async throws -> UserData { try await value(of: load()) }
    func save(userData: UserData) async throws -> UserData { try await value(of: save(userData: userData)) }

    private func value(of answer: AnyPublisher<UserData, any Error>) async throws -> UserData {
        for try await userData in answer.values { return userData }
        throw CancellationError()
    }
}

extension ChoosingUserDataRepository: UserProfileProviding, UserProfileProvidingDependency {
    var userProfileRepository: any UserProfileProviding { self }

    func load() async throws -> UserData { try await choose(.success(stored), .failure(Offline())) }

    func save(userData: UserData) async throws -> UserData {
        stored = try await choose(.success(userData), .failure(Offline()))
        return stored
    }
}

extension LoadUserProfileViewState: ProfileState {
    var shown: ShownProfile<Self> {
        switch self {
        case .initialized(let model): .init("initialized", "", .action("load", model.load()))
        case .loading: .init("loading")
        case .loadingError(let model): .init("loadingError", model.message, .action("retry", model.retry()))
        case .loaded(let userData): .init("loaded", userData.username)
        }
    }
}

extension EditUserProfileViewState: ProfileState {
    var shown: ShownProfile<Self> {
        let name = data.username
        return switch editingState {
        case .editing(let model): .init("editing", name, .action("saveUsername", model.saveUsername("Grace")))
        case .saving: .init("saving", name)
        case .savingError(let model):
            .init(
                "savingError",
                "\(name), \(model.message)",
                .action("retry", model.retry()),
                .action("cancel", model.cancel())
            )
        }
    }
}
