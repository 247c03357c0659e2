import Testing
import VSM

/// An object that sends on a subject when it is released.
private final class LastWords {
    private let send: () -> Void

    init(_ send: @escaping () -> Void) { self.send = send }

    deinit { send() }
}

/// A state that sends on a subject when it is released.
private struct State {
    let number: Int
    var lastWords: LastWords?
}

@Suite("An object that sends on a subject when it is released")
struct SendingInDeinitTests {
    /// How an action ends.
    enum Ending: CaseIterable { case nextAction, release, completion }

    @Test("A followed subject may be sent to while its action ends and releases states", arguments: Ending.allCases)
    @MainActor
    func followed(ending: Ending) {
        let subject = PassthroughSubject<State, Never>()
        var received: [Int] = []
        var container: StateContainer? = StateContainer(state: State(number: 0))
        let subscription = container?.$state.dropFirst().sink { received.append($0.number) }
        func lastWords(_ number: Int) -> LastWords { LastWords { subject.send(State(number: number)) } }
        container?.observe(subject)
        subject.send(State(number: 1, lastWords: lastWords(2)))
        subject.send(State(number: 3, lastWords: lastWords(4)))
        #expect(received == [1, 3, 2, 4])
        subject.send(State(number: 5, lastWords: lastWords(6)))
        switch ending {
        case .nextAction:
            container?.observe(State(number: 7))
            #expect(received == [1, 3, 2, 4, 5, 7])
        case .release:
            container = nil
            #expect(received == [1, 3, 2, 4, 5])
        case .completion:
            subject.send(completion: .finished)
            container?.observe(State(number: 7))
            #expect(received == [1, 3, 2, 4, 5, 7])
        }
        withExtendedLifetime(subscription) {}
    }

    @Test("An operator behind a followed subject may be released when the subject completes")
    @MainActor
    func completed() {
        let subject = PassthroughSubject<Int, Never>()
        var sent = 0
        let container = StateContainer(state: 0)
        do {
            let object = LastWords {
                sent += 1
                subject.send(2)
            }
            container.observe(subject.map { number in withExtendedLifetime(object) { number } })
        }
        subject.send(1)
        subject.send(completion: .finished)
        #expect(sent == 1)
        #expect(container.state == 1)
    }

    #if !canImport(Combine)
    // If one of these tests fails, OpenCombine no longer has the fault: remove it from Sources/VSM/VSM.docc/Guides/Platforms.md.
    @Test("OpenCombine ends the program if cancelling releases an operator whose closure releases such an object")
    func openCombineAlone() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject = PassthroughSubject<Int, Never>()
            let subscription = mapped(subject).sink { _ in }
            subscription.cancel()
        }
        expectDeadlock(result)
    }

    @Test("An action that follows such an operator ends the program in the same way")
    func action() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let subject = PassthroughSubject<Int, Never>()
            let container = StateContainer(state: 0)
            container.observe(mapped(subject))
            container.observe(1)
        }
        expectDeadlock(result)
    }

    @Test("With a weak reference in the closure, the program continues")
    @MainActor
    func remedy() {
        let subject = PassthroughSubject<Int, Never>()
        let container = StateContainer(state: 0)
        var object: LastWords? = LastWords { subject.send(2) }
        container.observe(subject.map { [weak object] number in object == nil ? -1 : number })
        subject.send(1)
        #expect(container.state == 1)
        container.observe(3)
        object = nil
        #expect(container.state == 3)
    }
    #endif
}

#if !canImport(Combine)
/// Returns a subject with an operator whose closure retains an object that sends on the subject.
private func mapped(_ subject: PassthroughSubject<Int, Never>) -> some Publisher<Int, Never> {
    let object = LastWords { subject.send(1) }
    return subject.map { number in withExtendedLifetime(object) { number } }
}

private func expectDeadlock(_ result: ExitTest.Result?) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("deadlock"))
}
#endif
