import ProfileData
import VSM
import VSMWeb

@testable import SharedRepository

/// Shows the user's name, and follows its changes.
struct BioView: HTMLView {
    let service: ProfileService
    let recorder: JourneyRecorder

    var initialState: UserBioViewState { recorder.starting(with: .initialized(.init(dependencies: service))) }

    func body(_ container: StateContainer<UserBioViewState>) -> some HTML {
        div {
            switch container.state {
            case .initialized(let model):
                p { "The bio is not loaded." }
                button { "Load" }.class("button").onClick {
                    recorder.named("load", in: container).observe(model.load())
                }
            case .loading:
                Indicator(text: "Loading...", isBusy: true)
            case .loaded(let userData):
                p { "This is \(userData.username)." }.class("result")
            case .loadingError(let model):
                Failure(message: model.message) { recorder.named("retry", in: container).observe(model.retry()) }
            }
        }.onAppear { container.attach(recorder) }
    }
}
