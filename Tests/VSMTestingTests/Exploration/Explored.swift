import VSM

@testable import VSMTesting

/// A profile that can be loaded and saved.
enum ProfileViewState {
    case initialized(ProfileModel)
    case loading
    case loaded(ProfileModel)
    case saving
    case failed(ProfileModel)

    var actions: [StateAction<ProfileViewState>] {
        switch self {
        case .initialized(let model): [.action("load", model.load())]
        case .loading, .saving: []
        case .loaded(let model): [.action("save", model.save)]
        case .failed(let model): [.action("retry", model.load())]
        }
    }
}

struct ProfileModel {
    struct Offline: Error {}

    func load() -> StateSequence<ProfileViewState> {
        StateSequence(
            { .loading },
            {
                do {
                    return try await choose(.success(.loaded(self)), .failure(Offline()))
                } catch {
                    return .failed(self)
                }
            }
        )
    }

    func save() async -> StateSequence<ProfileViewState> {
        StateSequence(
            { .saving },
            { await choose(among: ["stored", "refused"]) == "stored" ? .loaded(self) : .failed(self) }
        )
    }

    static func explore(limits: ExplorationLimits = ExplorationLimits()) throws -> StateGraph<ProfileViewState> {
        try StateGraph.explore(from: { _ in .initialized(ProfileModel()) }, actions: \.actions, limits: limits)
    }
}
