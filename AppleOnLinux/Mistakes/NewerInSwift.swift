// target: arm64-apple-ios13.0
// expected: 'Duration' is only available in iOS 16.0 or newer
func wait(for duration: Duration) {}
