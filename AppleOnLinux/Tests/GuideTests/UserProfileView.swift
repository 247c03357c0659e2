import ProfileData
import SwiftUI
import VSM

@testable import PlainStructures

// snippet.load
struct UserProfileView: View {
    @ViewState var state: LoadUserProfileViewState
    let repository: any ProfileProviding

    init(repository: any ProfileProviding) {
        self.repository = repository
        _state = .init(begin: LoadUserProfileViewState.LoaderModel(repository: repository).load())
    }

    var body: some View {
        switch state {
        case .loading:
            ProgressView()
        case .loadingError(let model):
            Text(model.message)
            Button("Retry") { $state.observe(model.retry()) }
        case .loaded(let userData):
            UserProfileEditor(data: userData, repository: repository)
        }
    }
}
// snippet.end
