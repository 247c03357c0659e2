import VSM

// snippet.states
enum RenamingViewState {
    case editing(RenamingModel)
    case saving
    case failed(RenamingFailure, RenamingModel)
}

/// What happened; the view has the words for it.
enum RenamingFailure: Error {
    case nameIsTaken
    case offline
}
// snippet.end

struct RenamingModel {
    let rename: (String) async throws -> Void

    func save(_ name: String) -> StateSequence<RenamingViewState> {
        StateSequence(.saving).then {
            try await rename(name)
            return .editing(self)
        } catch: { error in
            .failed(error as? RenamingFailure ?? .offline, self)
        }
    }

    func dismissFailure() -> RenamingViewState { .editing(self) }
}

extension RenamingViewState {
    var isSaving: Bool {
        switch self {
        case .saving: true
        case .editing, .failed: false
        }
    }

    var model: RenamingModel? {
        switch self {
        case .editing(let model), .failed(_, let model): model
        case .saving: nil
        }
    }

    var isOffline: Bool { failure == .offline }

    var failure: RenamingFailure? {
        switch self {
        case .failed(let failure, _): failure
        case .editing, .saving: nil
        }
    }
}
