import SwiftUI
import VSM

// snippet.view
struct NewsViewState {
    var wantsNews = false

    func setNews(_ wantsNews: Bool) -> NewsViewState { NewsViewState(wantsNews: wantsNews) }
}

struct NewsView: View {
    @ViewState var state = NewsViewState()

    var body: some View {
        Toggle("News", isOn: $state.bind(\.wantsNews, to: { $0.setNews($1) }))
    }
}
// snippet.end
