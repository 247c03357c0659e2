import VSM

// snippet.states
enum SearchViewState {
    case ready(SearchModel)
    case searching(SearchModel)
    case found([String], SearchModel)
}
// snippet.end

// A model may be a class, such as one that uses MapKit.
final class SearchModel {
    private(set) var text = ""
    private let find: (String) async -> [String]

    init(find: @escaping (String) async -> [String]) {
        self.find = find
    }

    func search(_ text: String) -> StateSequence<SearchViewState> {
        self.text = text
        return StateSequence(.searching(self)).then { .found(await self.find(text), self) }
    }
}
