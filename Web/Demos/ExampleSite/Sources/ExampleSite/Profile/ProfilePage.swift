import VSM
@_spi(Inspection) import VSMInspector
import VSMWeb

/// The page with the profile of the examples, which can be edited, beside its state diagram and its journey.
struct ProfilePage: HTMLView {
    let diagram: DiagramLayout

    var initialState: ProfileRun { ProfileRun() }

    func body(_ container: StateContainer<ProfileRun>) -> some HTML {
        let run = container.state
        pageTitle("Profile · VSM examples")
        h1 { "Profile" }
        p {
            "Save another name, and let a save fail. The diagram shows the current state, and the journey the steps so far."
        }.class("lead")
        h2 { "Use it" }
        article {
            div {
                h3 { "Editing a profile" }
                ProfileView(run: run)
            }.class("feature")
            JourneyView(title: "Editing a profile", layout: diagram, recorder: run.recorder)
        }.class("panel")
        ServiceView(service: run.service, stored: run.repository.stored)
    }
}
