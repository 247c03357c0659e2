/// What views with states belong to.
protocol ViewHost: AnyObject {
    /// The actor of the states.
    var owner: any Actor { get }

    /// Whether actions are called that something in the page has caused: the states that they return at once arrive meanwhile.
    var isRunningActions: Bool { get }

    /// Notes that the state of a view has changed, in case a person has caused it.
    func noteAction(of view: ViewRegion)

    /// Renders a view again, because its state has changed.
    func setNeedsRendering(_ view: ViewRegion)

    /// Forgets a view that leaves the page.
    func forget(_ view: ViewRegion)
}
