import ShoppingFeatures

extension ProfileViewState {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded(let model): "\(model.username), \(model.activity.summary)"
        case .failed(let model): "failed: \(model.error.message)"
        }
    }

    var editingModel: ProfileEditingModel? {
        if case .loaded(let model) = self { model } else { nil }
    }
}

extension ProfileViewState.Activity {
    var summary: String {
        switch self {
        case .unchanged: "unchanged"
        case .saved: "saved"
        case .saving: "saving"
        case .refused(let problem): "refused: \(problem.message)"
        case .failed(let model): "failed: \(model.error.message)"
        }
    }
}
