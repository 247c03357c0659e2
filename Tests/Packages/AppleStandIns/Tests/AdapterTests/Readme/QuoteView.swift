import SwiftUI
import VSM

// snippet.view
struct QuoteView: View {
    @ViewState(begin: LoaderModel(fetchQuote: fetchQuote).load()) var state: QuoteViewState

    var body: some View {
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

private func fetchQuote() async throws -> String { "Less is more." }
