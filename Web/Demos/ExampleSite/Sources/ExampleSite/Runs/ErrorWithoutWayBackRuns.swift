import VSMWeb

@testable import SeededMistakes

/// An error without a way back, and the corrected version.
struct ErrorWithoutWayBackRuns: HTML {
    let files: ExampleFiles
    let clock: any Clock<Duration>

    var content: some HTML {
        RunView(
            title: "The mistake",
            explanation: "Let the first request fail, because its token has expired. A retry never helps.",
            clock: clock,
            service: .unreliable
        ) { run in
            let recorder = run.recorder("Inbox")
            let mail = run.part("Mail") { MailService(run.service) }
            FeaturePanel(title: "Stuck loader", layout: files.layout("Inbox, stuck"), recorder: recorder) {
                InboxView(loader: StuckInboxLoader(session: mail, token: 0), recorder: recorder)
            }
        }
        RunView(
            title: "Corrected",
            explanation: "A retry gets a new token first.",
            clock: clock,
            service: .unreliable
        ) { run in
            let recorder = run.recorder("Inbox")
            let mail = run.part("Mail") { MailService(run.service) }
            FeaturePanel(title: "Corrected loader", layout: files.layout("Inbox"), recorder: recorder) {
                InboxView(loader: InboxLoader(session: mail, token: 0), recorder: recorder)
            }
        }
    }
}
