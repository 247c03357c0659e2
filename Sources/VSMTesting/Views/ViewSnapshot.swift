/// What a view shows in one state.
public struct ViewSnapshot<State> {
    /// The state.
    public let state: State
    /// What a person sees, as lines of text.
    public let text: String
    /// The name of what is on top of the view, such as `Alert`; empty if nothing is.
    public let overlay: String
    /// What a person can do, from top to bottom, such as `Retry` and `enter "Grace" into Name`.
    public let acts: [String]
}

extension ViewSnapshot: Sendable where State: Sendable {}
