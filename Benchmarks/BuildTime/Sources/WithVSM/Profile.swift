import VSM

struct Profile: Sendable {
    let name: String
    let email: String
}

protocol ProfileService: Sendable {
    func load() async throws -> Profile
    func save(_ profile: Profile) async throws
}

enum ProfileViewState {
    case initialized(ProfileLoader)
    case loading
    case loaded(ProfileEditor)
    case saving(Profile)
    case failed(message: String, ProfileLoader)
}

struct ProfileLoader {
    let service: any ProfileService

    func load() -> StateSequence<ProfileViewState> {
        StateSequence({ .loading }, { await loaded() })
    }

    private func loaded() async -> ProfileViewState {
        do {
            return .loaded(ProfileEditor(profile: try await service.load(), message: nil, service: service))
        } catch {
            return .failed(message: "The profile could not be loaded.", self)
        }
    }
}

struct ProfileEditor {
    let profile: Profile
    let message: String?
    let service: any ProfileService

    func save(name: String) -> StateSequence<ProfileViewState> {
        guard !name.isEmpty else { return StateSequence { .loaded(with("A name is missing.")) } }
        return StateSequence({ .saving(profile) }, { await saved(Profile(name: name, email: profile.email)) })
    }

    private func saved(_ renamed: Profile) async -> ProfileViewState {
        do {
            try await service.save(renamed)
            return .loaded(ProfileEditor(profile: renamed, message: nil, service: service))
        } catch {
            return .loaded(with("The profile could not be saved."))
        }
    }

    private func with(_ message: String) -> ProfileEditor {
        ProfileEditor(profile: profile, message: message, service: service)
    }
}

@MainActor
final class ProfileScreen {
    private(set) var lines: [String] = []
    @RenderedViewState var state: ProfileViewState

    init(service: any ProfileService) {
        _state = .init(wrappedValue: .initialized(ProfileLoader(service: service)), render: ProfileScreen.render)
    }

    private func render() {
        switch state {
        case .initialized, .loading: lines = ["Loading…"]
        case .loaded(let editor):
            lines = [editor.profile.name, editor.profile.email, "Save"]
            if let message = editor.message { lines.append(message) }
        case .saving(let profile): lines = [profile.name, profile.email, "Saving…"]
        case .failed(let message, _): lines = [message, "Try Again"]
        }
    }

    func appear() {
        $state.startRendering(on: self)
        if case .initialized(let loader) = state { $state.observe(loader.load()) }
    }

    func save(name: String) {
        if case .loaded(let editor) = state { $state.observe(editor.save(name: name)) }
    }
}
