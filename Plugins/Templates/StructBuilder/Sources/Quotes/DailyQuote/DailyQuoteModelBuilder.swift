import Foundation
import VSM

/// Builds the models of ``DailyQuoteViewState``.
struct DailyQuoteModelBuilder {
    let fetchDailyQuote: () async throws -> String

    func buildLoaderModel() -> DailyQuoteViewState.LoaderModel {
        func load() -> StateSequence<DailyQuoteViewState> {
            StateSequence(.loading).then {
                .loaded(text: try await fetchDailyQuote(), buildLoaderModel())
            } catch: { error in
                .failed(buildErrorModel(error))
            }
        }

        return DailyQuoteViewState.LoaderModel(load: load)
    }

    func buildErrorModel(_ error: any Error) -> DailyQuoteViewState.ErrorModel {
        DailyQuoteViewState.ErrorModel(message: error.localizedDescription, retry: buildLoaderModel().load)
    }
}

extension DailyQuoteViewState {
    /// Every view begins with this action.
    static func load(fetchDailyQuote: @escaping () async throws -> String) -> StateSequence<Self> {
        DailyQuoteModelBuilder(fetchDailyQuote: fetchDailyQuote).buildLoaderModel().load()
    }
}
