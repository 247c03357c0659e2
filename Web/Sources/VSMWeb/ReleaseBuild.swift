// What release builds have in place of the inspector and of what `Web/Scripts/dev` needs: it does nothing, and costs nothing.
// `InspectorHost.swift` has that of the host.
#if !DEBUG
import NIOCore
import VSM

extension PageUpdater {
    @inline(__always) var isInEarlierView: Bool { false }
}

extension MountedView {
    @inline(__always) func introduce(by updater: PageUpdater) {}
    @inline(__always) func renderShownState(into renderer: _Renderer) { view._renderBody(container, into: renderer) }
}

extension RenderedPage {
    @inline(__always) var isReadOnly: Bool { false }
    @inline(__always) func render(_ view: PageView, by updater: PageUpdater) { updater.render(view, isNew: false) }
}

extension PageExchange {
    @inline(__always) func willRun(_ event: ClientMessage.Event) {}
    @inline(__always) func willFollow(_ visit: ClientMessage.Visit) {}
    @inline(__always) func renderChanges(version: Int) -> [UInt8] { page.renderChanges(version: version) }
    @inline(__always) func didWriteDocument(isConnected: Bool) {}
    @inline(__always) func didChange(isConnected: Bool) {}
    @inline(__always) func willClose() {}
}

extension LiveSession {
    @inline(__always) func introduce(_ exchange: PageExchange) {}
}

extension Site {
    @inline(__always) var guardedPages: Site? { nil }
    @inline(__always) var hasGuardedPages: Bool { false }
    @inline(__always) func appendDebugScript(for page: Int, to output: inout [UInt8]) {}
    @inline(__always) func served(with configuration: WebServer.Configuration) -> Site { self }
}

extension SiteHost {
    @inline(__always) func developed(for configuration: WebServer.Configuration) -> SiteHost { self }
}

extension LivePages {
    @inline(__always) func announceAdditions() {}
}

extension WebServer {
    @inline(__always) func reportToDeveloper(_ channel: any Channel) {}
    @inline(__always) func replaceFormerServer() async {}
}

enum DevelopmentFolder {
    @inline(__always) static var secret: [UInt8]? { nil }
}
#endif
