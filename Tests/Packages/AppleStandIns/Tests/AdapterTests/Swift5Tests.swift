#if !swift(>=6)
import SwiftUI
import Testing
import VSM

/// A view of any state, as the tests of vsm-ios have it.
private struct AnyViewStateRendering<ViewState>: View, ViewStateRendering {
    var container: StateContainer<ViewState>
    var body: some View { EmptyView() }
}

/// Uses the adapters as a method of an `XCTestCase` does in Swift 5 mode, which says nothing about actors.
private func useAdapters() -> [Bool] {
    let viewState = ViewState(wrappedValue: SwitchState(isOn: false))
    viewState.projectedValue.observe(SwitchState(isOn: true))

    let subject = AnyViewStateRendering(container: .init(state: SwitchState(isOn: false)))
    let binding = subject.bind(\.isOn, to: SwitchState.turn)
    binding.wrappedValue = true
    return [viewState.wrappedValue.isOn, subject.state.isOn, binding.wrappedValue]
}

@MainActor
@Suite("Code in Swift 5 mode that says nothing about actors")
struct Swift5Tests {
    @Test("makes property wrappers and bindings, and uses them on the main thread")
    func withoutActors() {
        #expect(useAdapters() == [true, true, true])
    }
}
#endif
