/// A value type that can be copied with a change.
///
/// Actions of a state that is a struct often change a single property. Conform the state, which needs no
/// implementation, and return the changed copy from an action:
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
    /// - Returns: The changed copy; the original does not change.
    public func copy(mutating mutator: (inout Self) -> Void) -> Self {
        var copy = self
        mutator(&copy)
        return copy
    }

    /// Copies the value with one property changed.
    ///
    /// - Parameters:
    ///   - path: The property to change.
    ///   - value: The value in the copy.
    /// - Returns: The changed copy; the original does not change.
    public func copy<Value>(mutatingPath path: WritableKeyPath<Self, Value>, value: Value) -> Self {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }
}
