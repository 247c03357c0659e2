import VSM

// snippet.feature
enum SearchViewState {
    case ready(SearchModel)
    case searching(SearchModel)
    case found([String], SearchModel)
}

// A class of the main actor, such as one that uses MapKit.
@MainActor
final class SearchModel {
    private let find: @MainActor (String) async -> [String]

    init(find: @escaping @MainActor (String) async -> [String]) {
        self.find = find
    }

    func search(_ text: String) -> StateSequence<SearchViewState> {
        StateSequence({ .searching(self) }, { .found(await self.find(text), self) })
    }
}
// snippet.end
