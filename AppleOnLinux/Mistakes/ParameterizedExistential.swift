// target: arm64-apple-ios13.0
// expected: is only available in iOS 16.0
func kind(of numbers: any Collection<Int>) -> Any.Type { (any Collection<Int>).self }
