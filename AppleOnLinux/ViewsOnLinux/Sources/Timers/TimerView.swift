#if canImport(SwiftUI)
import SwiftUI
import VSM

struct TimerView: View {
    @ViewState var state: TimerViewState

    init(state: TimerViewState) {
        _state = .init(wrappedValue: state)
    }

    var body: some View {
        switch state {
        case .ready(let timer):
            Button("Start") { $state.observe(timer.start()) }
        case .running(let timer):
            Text("Running")
            Button("Stop") { $state.observe(timer.stop()) }
        case .finished(let timer):
            Text("Done")
            Button("Start Again") { $state.observe(timer.start()) }
        }
    }
}
#endif
