import VSM
import VSMWeb

@testable import SeededMistakes

/// Loads an article, with a loader that hangs or with the corrected one.
struct ArticleView: HTMLView {
    let loader: any ArticleLoading
    let recorder: JourneyRecorder

    var initialState: ArticleViewState { recorder.starting(with: .initialized(loader)) }

    func body(_ container: StateContainer<ArticleViewState>) -> some HTML {
        div {
            switch container.state {
            case .initialized(let loader):
                button { "Load" }.class("button").onClick {
                    recorder.named("load", in: container).observe(loader.load())
                }
            case .loading:
                Indicator(text: "Loading...", isBusy: true)
            case .loaded(let text):
                p { text }.class("result")
            case .failed(let model):
                Failure(message: "The article could not be loaded.") {
                    recorder.named("retry", in: container).observe(model.retry())
                }
            }
        }.onAppear { container.attach(recorder) }
    }
}

/// The server of the article.
struct ArticleService: ArticleProviding {
    let service: SimulatedService

    func getArticle(completion: @escaping (String?, (any Error)?) -> Void) {
        service.send("getArticle", among: SimulatedService.Answer.allCases) { answer in
            if answer == .success {
                completion("Once upon a time, a spinner stopped.", nil)
            } else {
                completion(nil, Offline())
            }
        }
    }
}
