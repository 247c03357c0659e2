import Testing
import VSMTesting

@_spi(Host) @testable import VSM

@Suite("A value that a control has written waits for a pause", .timeLimit(.minutes(10)))
struct PausedValueTests {
    /// A note that is saved, or searched for.
    struct NoteState: Equatable {
        var text = ""
        var isOffered = true
        var saved: [String] = []
    }

    private func write(_ text: String, to container: StateContainer<NoteState>, on host: TestHost) {
        container.write(text, at: \.text, from: CallSite(line: 1), pause: .seconds(1, on: host.clock)) { state, text in
            guard state.isOffered else { return nil }
            var state = state
            state.text = text
            state.saved.append(text)
            return ObservedAction(state)
        }
    }

    private func offer(_ isOffered: Bool, in container: StateContainer<NoteState>) {
        var state = container.state
        state.isOffered = isOffered
        container.observe(state)
    }

    @Test("The control shows the value at once, and the action gets the last one when the pause is over")
    func last() {
        withTestHost { host in
            let container = host.container(state: NoteState())
            write("a", to: container, on: host)
            host.advance(by: .seconds(0.9))
            write("ab", to: container, on: host)
            #expect(container.boundValue(at: \.text) == "ab")
            host.advance(by: .seconds(0.9))
            #expect(container.state.saved == [])
            host.advance(by: .seconds(0.1))
            #expect(container.state.saved == ["ab"])
            host.advance(by: .seconds(10))
            #expect(container.state.saved == ["ab"])
        }
    }

    @Test("Another action does not drop the value")
    func anotherAction() {
        withTestHost { host in
            let container = host.container(state: NoteState())
            write("a", to: container, on: host)
            container.observe(NoteState())
            #expect(container.boundValue(at: \.text) == "a")
            host.advance(by: .seconds(1))
            #expect(container.state.saved == ["a"])
        }
    }

    @Test("When the pause is over, the value waits for a state that offers the action")
    func notOffered() {
        withTestHost { host in
            let container = host.container(state: NoteState(isOffered: false))
            write("a", to: container, on: host)
            host.advance(by: .seconds(1))
            #expect(container.state.saved == [])
            offer(true, in: container)
            #expect(container.state.saved == ["a"])
        }
    }

    @Test("A state that offers the action does not shorten the pause")
    func offeredInThePause() {
        withTestHost { host in
            let container = host.container(state: NoteState(isOffered: false))
            write("a", to: container, on: host)
            offer(true, in: container)
            #expect(container.state.saved == [])
            host.advance(by: .seconds(1))
            #expect(container.state.saved == ["a"])
        }
    }

    @Test("A value that is typed back to what the state has calls nothing")
    func typedBack() {
        withTestHost { host in
            let container = host.container(state: NoteState())
            write("a", to: container, on: host)
            write("", to: container, on: host)
            host.advance(by: .seconds(1))
            #expect(container.state.saved == [])
            #expect(container.boundValue(at: \.text) == "")
        }
    }

    @Test("A save is called when the container is released or torn down in the pause, and other actions are not")
    func released() {
        for isSave in [true, false] {
            for isTornDown in [true, false] {
                withTestHost { host in
                    var saved: [String] = []
                    var container: StateContainer<NoteState>? = StateContainer(state: NoteState(), isolation: host)
                    func type(_ text: String) {
                        container?.write(text, at: \.text, from: CallSite(), pause: .seconds(1, on: host.clock)) {
                            _,
                            text in
                            let action: () async -> NoteState = {
                                await Task.yield()
                                saved.append(text)
                                return NoteState(text: text)
                            }
                            return isSave ? ObservedAction(FinishingAction(action)) : ObservedAction(action)
                        }
                    }
                    type("a")
                    type("ab")
                    let kept = isTornDown ? container : nil
                    if isTornDown { container?.tearDown() } else { container = nil }
                    host.runUntilIdle()
                    withExtendedLifetime(kept) {}
                    #expect(saved == (isSave ? ["ab"] : []))
                }
            }
        }
    }
}
