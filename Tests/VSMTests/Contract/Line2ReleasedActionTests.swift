import Testing

@testable import VSM

/// Calls a closure when it goes away.
private final class OnRelease {
    private let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    deinit { action() }
}

extension OneActionTests {
    @MainActor
    @Test("An action that the release of a waiting one begins has precedence, and goes on")
    func releaseOfWaiting() {
        let container = StateContainer(state: 0)
        let subject = PassthroughSubject<Int, Never>()
        var cancellations = 0
        do {
            let released = OnRelease {
                container.observe(subject.handleEvents(receiveCancel: { cancellations += 1 }))
            }
            container.observe({ withExtendedLifetime(released) { 1 } }(), debounced: .seconds(1_000))
        }
        container.observe(2)
        subject.send(3)
        #expect(cancellations == 0)
        #expect(container.state == 3)
    }
}
