import SwiftUI
import VSM

struct SearchView: View {
    @ViewState var state: SearchViewState

    init(model: SearchModel) {
        _state = .init(wrappedValue: .ready(model))
    }

    var body: some View {
        NavigationStack {
            // snippet.search
            results
                .searchable(text: text, prompt: "Search")
            // snippet.end
        }
    }

    // snippet.search
    private var text: Binding<String> {
        $state.bind(\.model.text, whenOffered: { $0.model.search($1) }, debounced: .seconds(0.3))
    }
    // snippet.end

    @ViewBuilder private var results: some View {
        switch state {
        case .ready: Text("Type the name of a place.")
        case .searching: ProgressView()
        case .found(let places, _): List(places, id: \.self) { Text($0) }
        }
    }
}

extension SearchViewState {
    var model: SearchModel {
        switch self {
        case .ready(let model), .searching(let model), .found(_, let model): model
        }
    }
}
