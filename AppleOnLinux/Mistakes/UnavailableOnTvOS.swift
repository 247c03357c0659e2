// target: arm64-apple-tvos18.0
// expected: 'UISwitch' is unavailable in tvOS
import UIKit

@MainActor func makeSwitch() -> UIView { UISwitch(frame: .zero) }
