struct Profile: Sendable {
    let name: String
    let email: String
}

protocol ProfileService: Sendable {
    func load() async throws -> Profile
    func save(_ profile: Profile) async throws
}

final class ProfileViewModel: ChangingObject {
    private(set) var isLoading = false { didSet { changed() } }
    private(set) var isSaving = false { didSet { changed() } }
    private(set) var profile: Profile? { didSet { changed() } }
    private(set) var message: String? { didSet { changed() } }
    private let service: any ProfileService

    init(service: any ProfileService) {
        self.service = service
    }

    func load() async {
        guard !isLoading else { return }
        isLoading = true
        message = nil
        do {
            profile = try await service.load()
        } catch {
            message = "The profile could not be loaded."
        }
        isLoading = false
    }

    func save(name: String) async {
        guard let profile, !isSaving else { return }
        guard !name.isEmpty else {
            message = "A name is missing."
            return
        }
        isSaving = true
        message = nil
        let renamed = Profile(name: name, email: profile.email)
        do {
            try await service.save(renamed)
            self.profile = renamed
        } catch {
            message = "The profile could not be saved."
        }
        isSaving = false
    }
}

@MainActor
final class ProfileScreen {
    private(set) var lines: [String] = []
    private let viewModel: ProfileViewModel

    init(service: any ProfileService) {
        viewModel = ProfileViewModel(service: service)
        viewModel.subscribe { [weak self] in self?.render() }
    }

    private func render() {
        if viewModel.isLoading {
            lines = ["Loading…"]
        } else if let profile = viewModel.profile {
            lines = [profile.name, profile.email, viewModel.isSaving ? "Saving…" : "Save"]
            if let message = viewModel.message { lines.append(message) }
        } else {
            lines = [viewModel.message ?? "", "Try Again"]
        }
    }

    func appear() { Task { await viewModel.load() } }
    func save(name: String) { Task { await viewModel.save(name: name) } }
}
