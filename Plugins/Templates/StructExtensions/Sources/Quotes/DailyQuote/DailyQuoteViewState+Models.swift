import Foundation
import VSM

extension DailyQuoteViewState {
    /// Every view begins with this action.
    static func load(fetchDailyQuote: @escaping () async throws -> String) -> StateSequence<Self> {
        LoaderModel(fetchDailyQuote: fetchDailyQuote).load()
    }
}

extension DailyQuoteViewState.LoaderModel {
    init(fetchDailyQuote: @escaping () async throws -> String) {
        load = {
            StateSequence(.loading).then {
                .loaded(text: try await fetchDailyQuote(), Self(fetchDailyQuote: fetchDailyQuote))
            } catch: { error in
                .failed(DailyQuoteViewState.ErrorModel(error, fetchDailyQuote: fetchDailyQuote))
            }
        }
    }
}

extension DailyQuoteViewState.ErrorModel {
    init(_ error: any Error, fetchDailyQuote: @escaping () async throws -> String) {
        message = error.localizedDescription
        retry = DailyQuoteViewState.LoaderModel(fetchDailyQuote: fetchDailyQuote).load
    }
}
