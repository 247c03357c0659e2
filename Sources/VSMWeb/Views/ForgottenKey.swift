/// Finds out whether the state of a view was made for other parameters than those that the view has now.
///
/// A view that stays in its place keeps its state. If its parameters say that it is about something else, as a page about room
/// 2 in the place of one about room 1, its initial state says so: it is another one.
enum ForgottenKey {
    /// How deeply values are compared.
    private static let maximumDepth = 8
    /// How many parts of a value are compared.
    private static let maximumCount = 50

    /// The problem of a view that takes the place of another one; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - state: The state that the view has.
    ///   - initialState: The state with which a view begins.
    static func problem<View, State>(
        _ old: View,
        _ new: View,
        state: State,
        initialState: (View) -> State
    ) -> String? {
        guard !areAlike(old, new, 0) else { return nil }
        let newState = initialState(new)
        guard !areAlike(initialState(old), newState, 0), !areAlike(state, newState, 0) else { return nil }
        return """
            \(View.self) has other parameters than when it appeared, and still the state that was made for those. Give it a key \
            to begin anew, such as .key(id), or a key that stays to keep the state, or let its container follow with \
            .onChange(of:).
            """
    }

    /// Whether values are alike, as far as one can tell: two closures are, and two objects without `==`.
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
