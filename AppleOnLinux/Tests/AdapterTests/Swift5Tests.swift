#if !swift(>=6)
import SwiftUI
import Testing
import VSM

/// A view of any state, as in the tests of vsm-ios.
private struct AnyViewStateRendering<ViewState>: View, ViewStateRendering {
    var container: StateContainer<ViewState>
    var body: some View { EmptyView() }
}

/// Uses the adapters like a method of an `XCTestCase` in Swift 5 mode, which has no isolation.
private func useAdapters() -> [Bool] {
    let viewState = ViewState(wrappedValue: SwitchState(isOn: false))
    viewState.projectedValue.observe(SwitchState(isOn: true))

    let subject = AnyViewStateRendering(container: .init(state: SwitchState(isOn: false)))
    let binding = subject.bind(\.isOn, to: SwitchState.turn)
    binding.wrappedValue = true
    return [viewState.wrappedValue.isOn, subject.state.isOn, binding.wrappedValue]
}

@MainActor
@Suite("Code in Swift 5 mode without isolation")
struct Swift5Tests {
    @Test("Can create property wrappers and bindings, and use them on the main thread")
    func withoutActors() {
        #expect(useAdapters() == [true, true, true])
    }
}
#endif
