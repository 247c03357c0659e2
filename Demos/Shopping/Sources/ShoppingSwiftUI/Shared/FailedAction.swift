import SwiftUI

/// A message that an action failed, with buttons to try it again and to leave it.
struct FailedAction: View {
    let message: String
    let retry: @MainActor () -> Void
    let cancel: @MainActor () -> Void

    var body: some View {
        Text(message)
            .foregroundStyle(.red)
        Button("Retry", action: retry)
        Button("Cancel", action: cancel)
    }
}
