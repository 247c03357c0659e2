#if DEBUG
// An app shows earlier states through its containers. A live page has states of its own: see `SiteInspector`.
extension Inspector {
    /// Shows the state after a line of a container's journey in its views, in place of the current one.
    ///
    /// Meanwhile, the container ignores actions, and so do containers that are created.
    ///
    /// - Parameter line: The line; `nil` shows the current state again.
    func show(_ line: Int?, of container: Int) {
        replays.stop(container)
        present(line, of: container)
    }

    /// Shows the states of a container's journey one after the other, and then the current one.
    ///
    /// - Parameter pause: Waits between two states.
    func replay(_ container: Int, pause: @escaping @Sendable () async throws -> Void = JourneyReplays.pause) {
        guard let inspected = record.container(container) else { return }
        replays.start(inspected, pause: pause) { self.present($0, of: container) }
    }

    /// Shows the current states of all containers again.
    func showCurrentStates() {
        for container in record.containers where container.shownLine != nil { show(nil, of: container.id) }
    }

    private func present(_ line: Int?, of container: Int) {
        let state = line.flatMap { self.state(of: container, at: $0) }
        show(state?.value, inViewsOf: container)
        update { $0.show(state == nil ? nil : line, of: container) }
    }
}
#endif
