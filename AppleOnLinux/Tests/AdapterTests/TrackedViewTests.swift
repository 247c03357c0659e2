import SwiftUI
import Testing
import UIKit

@testable import VSM

@MainActor
@Suite("Views that read a state which the Observation framework tracks")
struct TrackedViewTests {
    @Test("A view that reads a container without a property wrapper is updated")
    func unwrapped() {
        let container = StateContainer(state: 0)
        let host = HostedView { PlainCountView(container: container) }
        for count in 1...3 {
            container.observe(count)
            #expect(host.description.contains("Count \(count)"))
        }
        #expect(host.evaluations["PlainCountView"] == 4)
    }

    /// Changes a scene three times, and returns how often each body was evaluated.
    private func evaluations<Scene: View>(
        of scene: (@escaping (@escaping () -> Void) -> Void) -> Scene
    ) -> [String: Int] {
        var increment: () -> Void = {}
        let scene = scene { increment = $0 }
        let host = HostedView { scene }
        for count in 1...3 {
            increment()
            #expect(host.description.contains("Count \(count)"))
        }
        return host.evaluations
    }

    @Test("@ViewState evaluates bodies as often as a class of the Observation framework, and a state object more often")
    func evaluations() {
        let ofViewState = evaluations { ViewStateScene(change: $0) }
        let ofObservable = evaluations { ObservableScene(change: $0) }
        let ofStateObject = evaluations { StateObjectScene(change: $0) }
        #expect(ofObservable["ObservableScene"] == 1)
        #expect(ofObservable["ObservableCountView"] == 4)
        #expect(ofViewState["ViewStateScene"] == 1)
        #expect(ofViewState["PlainCountView"] == 4)
        #expect(ofStateObject["StateObjectScene"] == 4)
        #expect(ofStateObject["PlainCountView"] == 4)
    }

    @Test("@ViewState switches tracking on by itself, whatever the system does with key paths")
    func switchesTrackingOn() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                precondition(!ProgramFlag.stateIsTracked.isSet)
                let host = HostedView { SilentView() }
                precondition(ProgramFlag.stateIsTracked.isSet)
                withExtendedLifetime(host) {}
            }
        }
    }

    @Test("A view that reads the state through a binding is updated")
    func bound() throws {
        let host = HostedView { BoundCountView() }
        try host.type("ada", into: "Name")
        #expect(host.description.contains("ADA"))
        #expect(host.evaluations["BoundCountView"] == 2)
    }

    @Test("A view controller with @ViewState that reads the state in updateProperties() is updated")
    func viewController() {
        let controller = CountViewController()
        let screen = HostedScreen(controller)
        #expect(screen.description.contains("Count 0"))
        for count in 1...3 {
            controller.increment()
            #expect(screen.description.contains("Count \(count)"))
        }
        #expect(controller.updates == 4)
    }

    @Test("A view with @ViewState that reads the state in layoutSubviews() is updated")
    func view() {
        let controller = UIViewController()
        let label = CountLabel()
        controller.view.addSubview(label)
        let screen = HostedScreen(controller)
        #expect(screen.description.contains("Laid out 0"))
        label.increment()
        #expect(screen.description.contains("Laid out 1"))
    }

    @Test("A view controller with @ViewState that is released ends its action")
    func release() async {
        let (ends, ended) = AsyncStream.makeStream(of: Void.self)
        do {
            let controller = CountViewController()
            withExtendedLifetime(HostedScreen(controller)) {
                controller.$state.observe(AsyncStream<Int> { $0.onTermination = { _ in ended.finish() } })
            }
        }
        for await _ in ends {}
    }
}

/// A view that does not read its state.
private struct SilentView: View {
    @ViewState var state = 0

    var body: some View { Text("Nothing") }
}
