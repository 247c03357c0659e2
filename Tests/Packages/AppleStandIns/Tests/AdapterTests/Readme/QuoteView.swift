import SwiftUI
import VSM

struct QuoteView: View {
    @ViewState var state: QuoteViewState

    init(fetchQuote: @escaping () async throws -> String) {
        _state = .init(wrappedValue: .initialized(LoaderModel(fetchQuote: fetchQuote)))
    }

    var body: some View {
        // snippet.switch
        switch state {
        case .initialized, .loading:
            ProgressView()
        case .loaded(let quote, let model):
            Text(quote)
            Button("Another") { $state.observe(model.load()) }
        case .failed(let message, let model):
            Text(message)
            Button("Try again") { $state.observe(model.load()) }
        }
        // snippet.end
    }
}
