import Foundation
import VSM

struct DailyQuoteLoaderModel: DailyQuoteViewState.LoaderModeling {
    let fetchDailyQuote: () async throws -> String

    func load() -> StateSequence<DailyQuoteViewState> {
        StateSequence(.loading).then {
            .loaded(text: try await fetchDailyQuote(), self)
        } catch: { error in
            .failed(DailyQuoteErrorModel(error: error, fetchDailyQuote: fetchDailyQuote))
        }
    }
}

struct DailyQuoteErrorModel: DailyQuoteViewState.ErrorModeling {
    let error: any Error
    let fetchDailyQuote: () async throws -> String

    var message: String { error.localizedDescription }

    func retry() -> StateSequence<DailyQuoteViewState> {
        DailyQuoteLoaderModel(fetchDailyQuote: fetchDailyQuote).load()
    }
}

extension DailyQuoteViewState {
    /// Every view begins with this action.
    static func load(fetchDailyQuote: @escaping () async throws -> String) -> StateSequence<Self> {
        DailyQuoteLoaderModel(fetchDailyQuote: fetchDailyQuote).load()
    }
}
