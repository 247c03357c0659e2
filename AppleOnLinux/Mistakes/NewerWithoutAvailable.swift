// target: arm64-apple-ios13.0
// expected: 'StateObject' is only available in iOS 14 or newer
import SwiftUI

final class Counter: ObservableObject {}

struct CounterView: View {
    @StateObject var counter = Counter()

    var body: some View { EmptyView() }
}
