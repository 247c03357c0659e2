/// The part of swift-custom-dump that the library uses.
public func diff<Value>(_ first: Value, _ second: Value) -> String? { nil }
