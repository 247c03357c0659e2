// target: arm64-apple-ios17.0
// expected: was deprecated in iOS 17
import SwiftUI

struct SearchView: View {
    let text: String

    var body: some View { EmptyView().onChange(of: text) { print($0) } }
}
