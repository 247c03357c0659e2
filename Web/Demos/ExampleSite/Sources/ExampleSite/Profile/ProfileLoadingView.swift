import ProfileData
import VSM
import VSMWeb

/// Loads the profile in a style.
struct ProfileLoadingView<Style: ProfileStyle>: HTMLView {
    let service: ProfileService
    let recorder: JourneyRecorder

    var initialState: Style.LoadState { recorder.starting(with: Style.loadState(service)) }

    func body(_ container: StateContainer<Style.LoadState>) -> some HTML {
        div {
            switch Style.phase(of: container.state) {
            case .initialized(let load):
                p { "The profile is not loaded." }
                button { "Load" }
                    .class("button")
                    .onClick { recorder.named("load", in: container).observe(load()) }
            case .loading:
                Indicator(text: "Loading...", isBusy: true)
            case .loadingError(let message, let retry):
                Failure(message: message) {
                    recorder.named("retry", in: container).observe(retry())
                }
            case .loaded(let userData):
                p { "Hello, \(userData.username)." }.class("result")
            }
        }.onAppear { container.attach(recorder) }
    }
}
