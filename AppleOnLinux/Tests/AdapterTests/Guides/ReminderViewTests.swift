import SwiftUI
import Testing
import VSM

@MainActor
@Suite("The views of the reminders", .timeLimit(.minutes(10)))
struct ReminderViewTests {
    @Test("An app passes its dependencies to the model of an inner view")
    func loads() async {
        let host = HostedView(RemindersApp())
        #expect(host.description.contains("ProgressView"))
        await host.wait(for: "Water the plants")
    }
}
