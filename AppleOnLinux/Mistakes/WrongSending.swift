// target: arm64-apple-ios18.0
// expected: passing closure as a 'sending' parameter risks causing data races
import Foundation

final class Draft {
    var text = ""
}

@MainActor func save(_ draft: Draft) {
    Task.detached { draft.text = "" }
    draft.text = "saved"
}
