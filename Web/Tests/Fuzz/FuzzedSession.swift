import Dispatch
import VSM

@testable import VSMWeb

/// A session with a small page, to which messages are sent.
enum FuzzedSession {
    static func run(_ messages: [[UInt8]]) {
        var limits = SessionLimits()
        limits.eventBurst = 1_000_000
        guard let request = PageRequest(target: "/", visitor: "visitor") else { return }
        let site = Site(title: "Fuzz") { request in
            if request.path.isEmpty { FuzzedPage() } else { p { request.path.joined(separator: "|") } }
        }
        let session = LiveSession(request, site: site, limits: limits)
        open(session)
        let connection = FuzzedConnection()
        let join = ClientMessage.Join(page: session.ticket.page, token: session.ticket.token, nodes: nil, version: nil)
        session.executor.move(to: connection.queue)
        inPlace(session) { $0.connect(connection, join, number: 1) }
        for bytes in messages {
            guard let message = try? ClientMessage(bytes) else { continue }
            inPlace(session) { $0.receive(message, over: connection) }
            // Every other message finds no room, and the session is told later when there is room.
            if connection.takesRoom() { inPlace(session) { $0.finishWriting(over: connection) } }
        }
        inPlace(session) { $0.close() }
    }

    private static func open(_ session: LiveSession) {
        let isOpen = DispatchSemaphore(value: 0)
        Task.detached {
            _ = await session.open()
            isOpen.signal()
        }
        isOpen.wait()
    }

    private static func inPlace(_ session: LiveSession, _ body: @Sendable @escaping (isolated LiveSession) -> Void) {
        if session.executor.runSynchronously({ session.assumeIsolated { body($0) } }) { return }
        // A slow turn has moved it to another thread.
        let isDone = DispatchSemaphore(value: 0)
        session.executor.schedule {
            session.assumeIsolated { body($0) }
            isDone.signal()
        }
        isDone.wait()
    }
}

/// A counter with every kind of event.
private struct FuzzedPage: HTMLView {
    var initialState: Int { 0 }

    func body(_ container: StateContainer<Int>) -> some HTML {
        pageTitle("Counted to \(container.state)")
        p { "Number \(container.state)" }
        button { "Add" }.onClick { container.observe(container.state &+ 1) }
        input(name: "number", value: String(container.state)).onInput { container.observe(Int($0) ?? 0) }
        form {
            input(name: "text", value: "").ariaInvalid(container.state % 3 == 0 ? .true : .false)
            checkbox(name: "box", isChecked: container.state % 2 == 0).onToggle { _ in }
            input(type: .password, name: "secret")
            if container.state % 2 == 1 { input(name: "text") }
        }.onSubmit(as: FuzzedForm.self) { result in
            container.observe((try? result.get()).map { $0.text.utf8.count } ?? container.state)
        }
        if container.state % 2 == 1 {
            ul {
                forEach(0..<min(5, abs(container.state % 10)), key: \.self) { number in li { String(number) } }
            }
        }
    }
}

/// The messages to the page, unless they are refused.
private struct FuzzedForm: Decodable {
    var text: String
    var box: Bool
}

/// A connection on the thread of the fuzzer.
private final class FuzzedConnection: LiveConnection, @unchecked Sendable {
    let queue: (any WorkQueue)? = CallerQueue()
    private var isFull = false

    func send(_ message: [UInt8], of session: LiveSession) -> Bool {
        isFull.toggle()
        return isFull
    }

    /// Whether the last message had no room.
    func takesRoom() -> Bool { !isFull }

    func close(_ end: ConnectionEnd) {}
    func noteSlowTurn(_ duration: Duration, of session: Int) {}

    func noteRefusedEvent(of session: Int) {}
}

/// The thread of the fuzzer, on which all work begins in place.
private final class CallerQueue: WorkQueue {
    var isCurrent: Bool { true }
    func run(_ work: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: work) }
}
