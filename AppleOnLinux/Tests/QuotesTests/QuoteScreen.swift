// snippet.screen
import SwiftUI
import VSM

/// Shows a quote.
public struct QuoteScreen: View {
    @ViewState var state: QuoteViewState

    /// Creates the screen.
    public init(fetchQuote: @escaping () async throws -> String) {
        _state = .init(begin: LoaderModel(fetchQuote: fetchQuote).load())
    }

    /// What the current state shows.
    public var body: some View {
        switch state {
        case .loading:
            ProgressView()
        case .loaded(let quote, let model):
            Text(quote)
            Button("Another") { $state.observe(model.load()) }
        case .failed(let message, let model):
            Text(message)
            Button("Try again") { $state.observe(model.load()) }
        }
    }
}
// snippet.end
