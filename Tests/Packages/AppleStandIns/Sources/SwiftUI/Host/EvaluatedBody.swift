import Observation

/// The body of a view at its place, until something changes that it was made of.
///
/// It is made again when the view around it brings another value of the view, when a dynamic property changes, or when something
/// changes that the body has read and the Observation framework tracks.
@MainActor
final class EvaluatedBody<Content: View> {
    private var view: Content?
    private var body: Content.Body?
    private(set) var isValid = false

    /// Returns the body for a value of the view.
    ///
    /// - Parameters:
    ///   - view: The value.
    ///   - place: Where it is drawn.
    func body(of view: Content, at place: Place) -> Content.Body {
        if isValid, let previous = self.view, isSame(previous, view), let body { return body }
        self.view = view
        isValid = true
        place.host.noteEvaluation(of: Content.self)
        // What the body is asked of, and what its closures capture, is a copy that belongs to this place.
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

/// Something that was made of what is kept at a place.
@MainActor
protocol Invalidating: AnyObject {
    func invalidate()
}
