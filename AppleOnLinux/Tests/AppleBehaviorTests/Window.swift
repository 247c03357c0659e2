import SwiftUI

/// A headless window that shows a view while a test runs.
@MainActor
struct Window {
    private let host: HostedView

    init(_ content: some View) {
        host = HostedView { content }
    }
}
