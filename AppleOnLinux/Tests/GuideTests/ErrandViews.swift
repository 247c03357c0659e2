import SwiftUI
import VSM

@testable import Errands

// snippet.list
struct ErrandListView: View {
    @ViewState var state: ErrandListViewState
    let repository: any ErrandRepository

    init(repository: any ErrandRepository) {
        self.repository = repository
        _state = .init(begin: ErrandListLoader(repository: repository).load())
    }

    var body: some View {
        switch state {
        case .loading:
            ProgressView()
        case .loaded(let errands):
            List(errands) { ErrandRow(errand: $0, repository: repository) }
        case .failed(let loader):
            Text("The errands could not be loaded.")
            Button("Try Again") { $state.observe(loader.load()) }
        }
    }
}
// snippet.end

// snippet.row
struct ErrandRow: View {
    @ViewState var state: ErrandViewState

    init(errand: Errand, repository: any ErrandRepository) {
        _state = .init(begin: ErrandModel(errand: errand, repository: repository).follow())
    }

    var body: some View {
        if case .deleted(let deleted) = state {
            Text("“\(state.errand.title)” is deleted.")
            Button("Undo") { $state.observe(deleted.undo()) }
        } else {
            Toggle(
                state.errand.title,
                isOn: $state.bind(\.errand.isDone, whenOffered: { $0.model?.mark(isDone: $1) })
            )
            changes
        }
    }

    @ViewBuilder private var changes: some View {
        switch state {
        case .shown(let model):
            Button("Delete") { $state.observe(model.delete()) }
        case .saving:
            ProgressView()
        case .failed(let failed):
            Text("The change could not be saved.")
            Button("Retry") { $state.observe(failed.retry()) }
            Button("Cancel") { $state.observe(failed.cancel()) }
        case .deleted:
            EmptyView()
        }
    }
}
// snippet.end
