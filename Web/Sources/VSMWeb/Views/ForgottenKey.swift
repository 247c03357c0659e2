/// Detects a view whose state was created for other parameters than its current ones.
///
/// A view that stays in its place keeps its state. If its parameters now describe something else, such as room 2
/// instead of room 1, its initial state differs from the earlier one.
/// A view that begins with an action has the same first state in each room, so its parameters are compared alone.
enum ForgottenKey {
    /// The maximum depth of the comparison.
    private static let maximumDepth = 8
    /// The maximum number of compared parts of a value.
    private static let maximumCount = 50

    /// Returns the problem of a view that replaces another one; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - state: The current state of the view.
    ///   - initialState: The initial state of the view; `nil` if it says nothing about the parameters.
    static func problem<View, State>(
        _ old: View,
        _ new: View,
        state: State,
        initialState: ((View) -> State)?
    ) -> String? {
        guard !areAlike(old, new, 0) else { return nil }
        if let initialState {
            let newState = initialState(new)
            guard !areAlike(initialState(old), newState, 0), !areAlike(state, newState, 0) else { return nil }
        }
        return """
            \(View.self) has other parameters than when it appeared, but still the state for the old ones. To start again, give \
            it a key such as .key(id). To keep the state, give it a constant key, or follow the parameters with \
            .onChange(of:).
            """
    }

    /// Returns whether values look alike.
    ///
    /// Two closures do, and so do two objects without `==`.
    static func areAlike(_ first: Any, _ second: Any, _ depth: Int) -> Bool {
        if let first = first as? any Equatable { return isEqual(first, to: second) }
        guard depth < maximumDepth, type(of: first) == type(of: second) else {
            return type(of: first) == type(of: second)
        }
        let (mirror, other) = (Mirror(reflecting: first), Mirror(reflecting: second))
        switch mirror.displayStyle {
        case .struct, .enum, .tuple, .optional, .collection, .dictionary, .set: break
        default: return true
        }
        guard mirror.children.count == other.children.count else { return false }
        for (part, otherPart) in zip(mirror.children, other.children).prefix(maximumCount) {
            guard part.label == otherPart.label, areAlike(part.value, otherPart.value, depth + 1) else { return false }
        }
        return true
    }

    private static func isEqual<Value: Equatable>(_ first: Value, to second: Any) -> Bool { first == second as? Value }
}
