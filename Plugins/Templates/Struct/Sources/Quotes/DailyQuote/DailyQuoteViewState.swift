import Foundation
import VSM

/// The states of the daily quote, each with the actions that are legal in it.
enum DailyQuoteViewState {
    case loading
    case loaded(text: String, LoaderModel)
    case failed(ErrorModel)

    /// Every view begins with this action.
    static func load(fetchDailyQuote: @escaping () async throws -> String) -> StateSequence<Self> {
        LoaderModel(fetchDailyQuote: fetchDailyQuote).load()
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
