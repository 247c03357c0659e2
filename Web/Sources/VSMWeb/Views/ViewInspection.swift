#if DEBUG
import VSM

/// What the views of a page report to an inspector.
protocol ViewInspection: AnyObject {
    /// A view has got its container.
    func viewDidMount<State>(_ container: StateContainer<State>)

    /// A view was rendered by itself.
    func viewDidRender(_ view: PageView, bytes: Int)
}
#endif
