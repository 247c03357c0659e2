/// A sequence of a repository's data: the current value, and the value after each change in any window.
///
/// A slow consumer gets only the latest value. The sequence ends with an error if the data can no longer be read.
public typealias Changes<Value> = AsyncThrowingStream<Value, any Error>
