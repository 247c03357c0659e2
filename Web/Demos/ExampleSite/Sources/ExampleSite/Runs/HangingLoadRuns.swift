import VSMWeb

@testable import SeededMistakes

/// A load that hangs, and the corrected version.
struct HangingLoadRuns: HTML {
    let files: ExampleFiles
    let clock: any Clock<Duration>

    var content: some HTML {
        RunView(
            title: "The mistake",
            explanation: "Let requests fail, and load: nothing happens any more, and there is nothing to press.",
            clock: clock,
            service: .unreliable
        ) { run in
            let recorder = run.recorder("Article")
            let loader = HangingArticleLoader(server: ArticleService(service: run.service))
            FeaturePanel(title: "Loader that hangs", layout: files.layout("Article, hanging"), recorder: recorder) {
                ArticleView(loader: loader, recorder: recorder)
            }
        }
        RunView(
            title: "Corrected",
            explanation: "Every answer leads to a state, and the error has a retry.",
            clock: clock,
            service: .unreliable
        ) { run in
            let recorder = run.recorder("Article")
            let loader = ArticleLoader(server: ArticleService(service: run.service))
            FeaturePanel(title: "Corrected loader", layout: files.layout("Article"), recorder: recorder) {
                ArticleView(loader: loader, recorder: recorder)
            }
        }
    }
}
