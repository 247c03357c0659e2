import VSMWeb

/// Loading and editing the profile in a style.
struct ProfileRun<Style: ProfileStyle>: HTML {
    let files: ExampleFiles
    let clock: any Clock<Duration>

    var content: some HTML {
        RunView(
            title: "Try it",
            explanation: """
                Load the profile, let requests fail and retry. \
                \(Style.savesWhileTyping ? "A name is saved half a second after the last key." : "Then save another name.")
                """,
            clock: clock,
            service: .unreliable
        ) { run in
            let service = run.part("Profile") { ProfileService(run.service) }
            let loading = run.recorder("Loading")
            let editing = run.recorder("Editing", make: ProfileEditingView<Style>.makeRecorder)
            FeaturePanel(title: "Loading a profile", layout: files.layout("Loading a profile"), recorder: loading) {
                ProfileLoadingView<Style>(service: service, recorder: loading)
            }
            FeaturePanel(title: "Editing a profile", layout: files.layout("Editing a profile"), recorder: editing) {
                ProfileEditingView<Style>(service: service, recorder: editing, clock: clock)
            }
        }
    }
}
