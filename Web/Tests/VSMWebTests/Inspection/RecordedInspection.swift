import Foundation

@testable import VSM
@testable import VSMWeb

/// An inspector that only records what it is told.
final class RecordedInspection: SiteInspection, ContainerInspecting, @unchecked Sendable {
    private let lock = NSLock()
    private var storedOutlines: [PageOutline] = []
    private var storedPatches: [RenderedPatch] = []
    private var storedAttached: [AttachedContainer] = []
    private var storedSession: (any InspectedSession)?
    private var storedClosed = 0
    private var storedSteps: [PageStep] = []
    let watches: Bool

    init(watches: Bool = true) {
        self.watches = watches
    }

    var outlines: [PageOutline] { lock.withLock { storedOutlines } }
    var patches: [RenderedPatch] { lock.withLock { storedPatches } }
    var attached: [AttachedContainer] { lock.withLock { storedAttached } }
    var session: (any InspectedSession)? { lock.withLock { storedSession } }
    var steps: [PageStep] { lock.withLock { storedSteps } }
    var closed: Int { lock.withLock { storedClosed } }

    var site: Site {
        Site(title: "Inspector", assets: [Asset(InspectionAddress.script, .javaScript, content: Array("drawer".utf8))])
        { _ in
            h1 { "The inspector" }
            button { "Use" }.onClick {}
        }
    }
    var observer: any ContainerObserver { self }
    var journalLines: AsyncStream<String> {
        AsyncStream { continuation in
            continuation.yield("one line\n")
            continuation.finish()
        }
    }

    func isWatching(_ page: Int) -> Bool { watches }

    func pageDidChange(_ page: Int, _ outline: PageOutline, session: any InspectedSession) {
        lock.withLock {
            storedOutlines.append(outline)
            storedSession = session
        }
    }

    func pageDidRender(_ page: Int, _ patch: RenderedPatch) { lock.withLock { storedPatches.append(patch) } }

    func pageDidRun(_ page: Int, _ step: PageStep) { lock.withLock { storedSteps.append(step) } }

    func pageDidClose(_ page: Int) { lock.withLock { storedClosed += 1 } }

    func containerDidEmit(_ event: ContainerEvent) {}

    func containerDidAttach(_ container: AttachedContainer) {
        lock.withLock { storedAttached.append(container) }
    }

    func containerDidEnd(_ container: ContainerIdentity) {}
}
