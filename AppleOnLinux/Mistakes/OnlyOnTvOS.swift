// target: arm64-apple-tvos18.0
// expected: cannot convert value of type 'String' to specified type 'Int'
#if os(tvOS)
let focusedRow: Int = "first"
#endif
