import SwiftUI
import Testing
import VSM

// snippet.view
struct QuoteCard: View {
    @ViewState var state: QuoteViewState

    var body: some View {
        switch state {
        case .loading: ProgressView()
        case .loaded(let quote, _): Text(quote)
        case .failed(let message, _): Text(message)
        }
    }
}

extension QuoteCard {
    init(fetchQuote: @escaping () async throws -> String) {
        _state = .init(begin: LoaderModel(fetchQuote: fetchQuote).load())
    }
}
// snippet.end

@MainActor
@Suite("Views: a view that begins with an action, and takes a state", .timeLimit(.minutes(10)))
struct QuoteCardTests {
    @Test("It loads")
    func begins() async {
        let host = HostedView { QuoteCard { "Less is more." } }
        #expect(host.description == "ProgressView")
        await host.wait(for: "Less is more.")
    }

    @Test("It shows the state that a preview gives it")
    func preview() {
        let host = HostedView { QuoteCard(state: .failed(message: "Offline", LoaderModel { "" })) }
        #expect(host.description == "Text \"Offline\"")
    }
}
