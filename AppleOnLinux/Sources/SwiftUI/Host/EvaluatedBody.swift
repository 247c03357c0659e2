import Observation

/// The evaluated body of a view at its place, until one of its inputs changes.
///
/// The body is evaluated again when its parent passes a different value of the view, when a dynamic property changes,
/// when the Observation framework reports a change of something that the body has read, and in each update if the view
/// reads its environment.
@MainActor
final class EvaluatedBody<Content: View> {
    private var view: Content?
    private var body: Content.Body?
    private(set) var isValid = false

    /// Returns the body for a value of the view.
    ///
    /// - Parameters:
    ///   - view: The value.
    ///   - place: The place where the view is drawn.
    func body(of view: Content, at place: Place) -> Content.Body {
        if isValid, !place.readsEnvironment, let previous = self.view, isSame(previous, view), let body { return body }
        self.view = view
        isValid = true
        place.host.noteEvaluation(of: Content.self)
        // The body is evaluated on a copy that belongs to this place, and its closures capture that copy.
        var installed = view
        place.install(&installed)
        let body = withObservationTracking {
            installed.body
        } onChange: { [weak self, weak place] in
            MainActor.assumeIsolated {
                self?.isValid = false
                place?.host.scheduleUpdate()
            }
        }
        self.body = body
        return body
    }

    func invalidate() { isValid = false }
}

extension EvaluatedBody: Invalidating {}

/// An object that depends on values that are kept at a place.
@MainActor
protocol Invalidating: AnyObject {
    func invalidate()
}
