/// What a repository tells about its data: the current value, and the value after each change in any window.
///
/// A follower that is slow gets the latest value. Following ends with an error if the data cannot be read any more.
public typealias Changes<Value> = AsyncThrowingStream<Value, any Error>
