import SwiftUI
import VSM

/// A feature whose model consists of closures.
enum RecordingViewState {
    case ready(ReadyModel)
    case recording
    case failed(FailedModel)

    struct ReadyModel {
        let record: () -> StateSequence<RecordingViewState>
    }

    // snippet.model
    struct FailedModel {
        let message: String
        let retry: () -> StateSequence<RecordingViewState>
    }
    // snippet.end
}

struct RecordingView: View {
    @ViewState var state: RecordingViewState

    var body: some View {
        switch state {
        case .ready(let model):
            Button("Record") { $state.observe(model.record()) }
        case .recording:
            ProgressView()
        case .failed(let model):
            Text(model.message)
            Button("Try Again") { $state.observe(model.retry()) }
        }
    }
}

// The stand-ins cannot have this macro. The test shows this view.
#if canImport(DeveloperToolsSupport)
// snippet.preview
#Preview("Failed") {
    RecordingView(state: .failed(.init(message: "No microphone.", retry: { StateSequence(.recording) })))
}
// snippet.end
#endif
