import Foundation
import VSM

/// The states of the daily quote, each with the actions that are legal in it.
enum DailyQuoteViewState: StateWithInitialAction {
    case initialized(LoaderModel)
    case loading
    case loaded(text: String, LoaderModel)
    case failed(ErrorModel)

    init(fetchDailyQuote: @escaping () async throws -> String) {
        self = .initialized(LoaderModel(fetchDailyQuote: fetchDailyQuote))
    }

    // Every view begins with this action.
    func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }
}

// The models: data and actions. An action returns the states that follow.
extension DailyQuoteViewState {
    struct LoaderModel {
        let fetchDailyQuote: () async throws -> String

        func load() -> StateSequence<DailyQuoteViewState> {
            StateSequence(.loading).then {
                .loaded(text: try await fetchDailyQuote(), self)
            } catch: { error in
                .failed(ErrorModel(message: error.localizedDescription, loader: self))
            }
        }
    }

    struct ErrorModel {
        let message: String
        let loader: LoaderModel

        func retry() -> StateSequence<DailyQuoteViewState> { loader.load() }
    }
}
