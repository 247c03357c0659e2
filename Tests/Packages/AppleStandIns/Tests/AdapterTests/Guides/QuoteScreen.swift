// snippet.screen
import SwiftUI
import VSM

struct QuoteScreen: View, @MainActor ViewStateRendering {
    @StateObject var container: StateContainer<QuoteViewState>

    init(fetchQuote: @escaping @Sendable () async throws -> String) {
        _container = .init(state: .initialized(LoaderModel(fetchQuote: fetchQuote)))
    }

    var body: some View {
        switch state {
        case .initialized, .loading:
            ProgressView()
        case .loaded(let quote, let model):
            Text(quote)
            Button("Another") { observe(model.load()) }
        case .failed(let message, let model):
            Text(message)
            Button("Try again") { observe(model.load()) }
        }
    }
}
// snippet.end
