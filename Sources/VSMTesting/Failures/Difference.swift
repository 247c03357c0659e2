#if Testing
import CustomDump
#endif

/// How two values differ, for a person to read; `nil` if they look the same.
///
/// The values need not be `Equatable`: those that are not are compared by what a dump of them shows.
///
/// - Parameters:
///   - expected: what should have been; its lines begin with `-`.
///   - actual: what was; its lines begin with `+`.
/// - Returns: the lines that differ, among those around them.
func difference<Value>(expected: Value, actual: Value) -> String? {
    #if Testing
    diff(expected, actual)
    #else
    nil
    #endif
}
