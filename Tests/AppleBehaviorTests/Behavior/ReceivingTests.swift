import Combine
import SwiftUI
import Testing

@MainActor
@Suite("The values that a view receives from a publisher", .timeLimit(.minutes(10)))
struct ReceivingTests {
    private let journal = Journal()
    private let subject = CurrentValueSubject<Int, Never>(1)
    private let update = Input(1)

    /// Returns a publisher that reports subscriptions.
    private func makePublisher() -> AnyPublisher<Int, Never> {
        subject
            .handleEvents(receiveSubscription: { [journal] _ in
                MainActor.assumeIsolated { journal.events.append("subscription") }
            })
            .eraseToAnyPublisher()
    }

    @Test("The same publisher is subscribed to once, and the action of the last update is called")
    func same() async {
        let publisher = makePublisher()
        let window = Window(
            Showing(update) { [journal] update in
                journal.text("update", "\(update)")
                    .onReceive(publisher) { journal.events.append("\($0) in update \(update)") }
            }
        )
        await journal.expect(["subscription", "1 in update 1"])
        update.value = 2
        await journal.expect("update", shows: "2")
        // After the update, SwiftUI may need a moment until it calls the new action.
        await journal.expect("update", shows: "2")
        subject.send(2)
        await journal.expect(["subscription", "1 in update 1", "2 in update 2"])
        withExtendedLifetime(window) {}
    }

    @Test("A new publisher leads to a new subscription, and the previous one is cancelled")
    func new() async {
        let window = Window(
            Showing(update) { [journal] update in
                journal.text("update", "\(update)")
                    .onReceive(makePublisher()) { journal.events.append("\($0)") }
            }
        )
        await journal.expect(["subscription", "1"])
        update.value = 2
        await journal.expect(["subscription", "1", "subscription", "1"])
        subject.send(2)
        await journal.expect(["subscription", "1", "subscription", "1", "2"])
        withExtendedLifetime(window) {}
    }

    @Test("Publishers that are values are compared by their stored properties")
    func values() async {
        let window = Window(
            Showing(update) { [journal] update in
                journal.text("update", "\(update)")
                    .onReceive(Just(update / 10)) { journal.events.append("\($0)") }
            }
        )
        await journal.expect(["0"])
        update.value = 2
        await journal.expect("update", shows: "2")
        update.value = 10
        await journal.expect(["0", "1"])
        withExtendedLifetime(window) {}
    }

    @Test("A view that has disappeared receives nothing")
    func gone() async {
        let publisher = makePublisher()
        let window = Window(
            Showing(update) { [journal] update in
                if update == 1 {
                    Text("Received")
                        .onReceive(publisher) { journal.events.append("\($0)") }
                        .onDisappear { journal.events.append("disappears") }
                } else {
                    journal.text("update", "\(update)")
                }
            }
        )
        await journal.expect(["subscription", "1"])
        update.value = 2
        await journal.expect(["subscription", "1", "disappears"])
        subject.send(2)
        update.value = 3
        await journal.expect("update", shows: "3")
        #expect(journal.events == ["subscription", "1", "disappears"])
        withExtendedLifetime(window) {}
    }
}
