import ShoppingFeatures

// Short descriptions of what the shopper sees in the states of the smaller features.

extension MainViewState {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded(let browser): "loaded: \(browser.tab.title)"
        case .failed(let retrier): "failed: \(retrier.error.message)"
        }
    }
}

extension OrdersViewState {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .empty: "empty"
        case .loaded(let orders): "loaded: \(orders.map { "\($0.number): \($0.lines.summary)" })"
        case .failed(let model): "failed: \(model.error.message)"
        }
    }
}

extension FavoriteButtonViewState {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded: title
        case .toggling: "toggling, \(title)"
        case .togglingFailed(let model, _): "\(title), failed: \(model.error.message)"
        case .failed(let model): "failed: \(model.error.message)"
        }
    }
}

extension FavoritesViewState {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .empty: "empty"
        case .loaded(let products, let activity):
            "\(products.map(\.name).joined(separator: " + ")), \(activity.summary)"
        case .failed(let model): "failed: \(model.error.message)"
        }
    }
}

extension FavoritesViewState.Activity {
    var summary: String {
        switch self {
        case .ready: "ready"
        case .removing(let product): "removing \(product)"
        case .removingFailed(let product, let model): "removing \(product) failed: \(model.failure.error.message)"
        }
    }
}

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

extension SettingsViewState {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded(let settings, let activity, _):
            "on: \(Setting.allCases.filter { settings[$0] }.map(\.title)), \(activity.summary)"
        case .failed(let model): "failed: \(model.error.message)"
        }
    }
}

extension SettingsViewState.Activity {
    var summary: String {
        switch self {
        case .unchanged: "unchanged"
        case .saved: "saved"
        case .saving(let setting): "saving \(setting.title)"
        case .failed(let setting, let model): "\(setting.title) failed: \(model.error.message)"
        }
    }
}
