import SwiftUI

/// A message that something failed, with a button to retry.
struct FailureView: View {
    let message: String
    let retry: @MainActor () -> Void

    var body: some View {
        ContentUnavailableView {
            Label(message, systemImage: "exclamationmark.triangle")
        } actions: {
            Button("Retry", action: retry)
                .buttonStyle(.borderedProminent)
        }
    }
}

struct FailureViewPreviews: PreviewProvider {
    static var previews: some View {
        FailureView(message: "The shop cannot be reached right now.") {}
    }
}
