import VSMWeb

/// A post of the blog.
struct BlogRun: HTML {
    let files: ExampleFiles
    let clock: any Clock<Duration>

    var content: some HTML {
        RunView(
            title: "Try it",
            explanation: """
                Load the post, write in it, and reload it: what you wrote was saved, by an action without a state.
                """,
            clock: clock,
            service: .reliable
        ) { run in
            let service = run.part("Blog") { BlogService(run.service) }
            let recorder = run.recorder("Blog")
            FeaturePanel(title: "The post", layout: files.layout("Blog"), recorder: recorder) {
                BlogView(service: service, recorder: recorder)
            }
        }
    }
}
