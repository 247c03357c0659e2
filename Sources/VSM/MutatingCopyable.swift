/// A value type that can be copied with a change.
///
/// States that are structs change a field at a time. Conform them, with nothing to write, and return the changed copy
/// from an action:
///
/// ```swift
/// struct EditViewState: MutatingCopyable {
///     var name: String
///     var isSaving = false
/// }
/// let saving = state.copy(mutatingPath: \.isSaving, value: true)
/// ```
public protocol MutatingCopyable {}

extension MutatingCopyable {
    /// Copies the value and changes the copy.
    ///
    /// - Parameter mutator: Changes the copy.
    /// - Returns: The changed copy; the original is as it was.
    public func copy(mutating mutator: (inout Self) -> Void) -> Self {
        var copy = self
        mutator(&copy)
        return copy
    }

    /// Copies the value with one property changed.
    ///
    /// - Parameters:
    ///   - path: The property to change.
    ///   - value: What it shall be in the copy.
    /// - Returns: The changed copy; the original is as it was.
    public func copy<Value>(mutatingPath path: WritableKeyPath<Self, Value>, value: Value) -> Self {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }
}
