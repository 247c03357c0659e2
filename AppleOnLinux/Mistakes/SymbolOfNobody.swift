// target: arm64-apple-ios18.0
// expected: _swift_task_forget: it is in no list
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_silgen_name("swift_task_forget") func forget()

public func forgetAll() { forget() }
