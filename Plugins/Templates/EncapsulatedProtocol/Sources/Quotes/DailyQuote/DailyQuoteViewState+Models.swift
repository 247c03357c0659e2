import Foundation
import VSM

extension DailyQuoteViewState {
    /// The first state of the feature; later models come with their states.
    init(fetchDailyQuote: @escaping () async throws -> String) {
        self = .initialized(LoaderModel(fetchDailyQuote: fetchDailyQuote))
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
