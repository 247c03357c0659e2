import VSMWeb

/// A bio and a separate editor that share a repository.
struct BioRun: HTML {
    let files: ExampleFiles
    let clock: any Clock<Duration>

    private typealias Editor = ProfileEditingView<StructBuilderStyle>

    var content: some HTML {
        RunView(
            title: "Try it",
            explanation: "Load the bio, and then save another name in the editor: the bio follows.",
            clock: clock,
            service: .unreliable
        ) { run in
            let service = run.part("Profile") { ProfileService(run.service) }
            let bio = run.recorder("Bio")
            let editing = run.recorder("Editing", make: Editor.makeRecorder)
            FeaturePanel(title: "The bio", layout: files.layout("Bio"), recorder: bio) {
                BioView(service: service, recorder: bio)
            }
            FeaturePanel(title: "The editor", layout: files.layout("Editing a profile"), recorder: editing) {
                Editor(service: service, recorder: editing, clock: clock)
            }
        }
    }
}
