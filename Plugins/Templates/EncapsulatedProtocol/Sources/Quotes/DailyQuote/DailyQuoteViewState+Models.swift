import Foundation
import VSM

extension DailyQuoteViewState {
    /// Every view begins with this action.
    static func load(fetchDailyQuote: @escaping () async throws -> String) -> StateSequence<Self> {
        LoaderModel(fetchDailyQuote: fetchDailyQuote).load()
    }
}

private struct LoaderModel: DailyQuoteViewState.LoaderModeling {
    let fetchDailyQuote: () async throws -> String

    func load() -> StateSequence<DailyQuoteViewState> {
        StateSequence(.loading).then {
            .loaded(text: try await fetchDailyQuote(), self)
        } catch: { error in
            .failed(ErrorModel(message: error.localizedDescription, loader: self))
        }
    }
}

private struct ErrorModel: DailyQuoteViewState.ErrorModeling {
    let message: String
    let loader: LoaderModel

    func retry() -> StateSequence<DailyQuoteViewState> { loader.load() }
}
