import SwiftUI
import Testing

@MainActor
@Suite("The values that a hosted view receives from a publisher", .timeLimit(.minutes(10)))
struct ReceivingTests {
    private let source = Source()

    @Test("The same publisher is subscribed to once, however often the view is updated")
    func same() {
        let publisher = source.makePublisher()
        let host = HostedView { Text("").onReceive(publisher) { source.received.append($0) } }
        host.scheduleUpdate()
        #expect(host.description == "Text \"\"")
        #expect(host.updates == 2)
        #expect(source.subscriptions == 1)
        source.subject.send(2)
        #expect(source.received == [1, 2])
    }

    @Test("A new publisher leads to a new subscription, and the previous one is cancelled")
    func new() {
        let host = HostedView { Text("").onReceive(source.makePublisher()) { source.received.append($0) } }
        host.scheduleUpdate()
        #expect(host.description == "Text \"\"")
        #expect(source.subscriptions == 2)
        source.subject.send(2)
        #expect(source.received == [1, 1, 2])
    }

    @Test("Publishers that are values are compared by their stored properties")
    func values() {
        let host = HostedView { Text("").onReceive(Just(source.subject.value)) { source.received.append($0) } }
        host.scheduleUpdate()
        #expect(host.description == "Text \"\"")
        #expect(source.received == [1])
        source.subject.value = 2
        host.scheduleUpdate()
        #expect(host.description == "Text \"\"")
        #expect(source.received == [1, 2])
    }

    @Test("The action of the last update is called")
    func action() {
        let publisher = source.makePublisher()
        var update = 0
        let host = HostedView {
            update += 1
            return Text("").onReceive(publisher) { [update] in source.received.append(10 * update + $0) }
        }
        host.scheduleUpdate()
        #expect(host.description == "Text \"\"")
        source.subject.send(2)
        #expect(source.received == [11, 22])
    }

    @Test("A view that has disappeared receives nothing")
    func gone() {
        let publisher = source.makePublisher()
        var isShown = true
        let host = HostedView {
            if isShown { Text("").onReceive(publisher) { source.received.append($0) } }
        }
        isShown = false
        host.scheduleUpdate()
        #expect(host.description == "")
        source.subject.send(2)
        #expect(source.received == [1])
    }
}

/// A publisher of numbers that counts its subscribers.
@MainActor
private final class Source {
    let subject = CurrentValueSubject<Int, Never>(1)
    var subscriptions = 0
    var received: [Int] = []

    func makePublisher() -> AnyPublisher<Int, Never> {
        subject
            .handleEvents(receiveSubscription: { _ in MainActor.assumeIsolated { self.subscriptions += 1 } })
            .eraseToAnyPublisher()
    }
}
