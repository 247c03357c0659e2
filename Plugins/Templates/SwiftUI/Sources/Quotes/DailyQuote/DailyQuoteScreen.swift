#if canImport(SwiftUI)
import SwiftUI
import VSM

/// Shows the daily quote.
public struct DailyQuoteScreen: View {
    @ViewState var state: DailyQuoteViewState

    /// Creates the screen.
    public init(fetchDailyQuote: @escaping () async throws -> String) {
        _state = .init(begin: DailyQuoteViewState.load(fetchDailyQuote: fetchDailyQuote))
    }

    /// What the current state shows.
    public var body: some View {
        switch state {
        case .loading:
            ProgressView()
        case .loaded(let text, let model):
            Text(text)
            Button("Load again") { $state.observe(model.load()) }
        case .failed(let model):
            Text(model.message)
            Button("Try again") { $state.observe(model.retry()) }
        }
    }
}
#endif
