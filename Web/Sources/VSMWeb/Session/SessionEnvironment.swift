@_spi(Host) import VSM

/// Everything that the sessions of a server have in common.
///
/// It is a class, because copies of the site and the limits would take half a kilobyte of each session.
final class SessionEnvironment: Sendable {
    let site: Site
    /// What the addresses in the links of the pages stand for.
    let addresses: SiteAddresses
    /// Whether the pages are those of an inspector.
    let isGuarded: Bool
    let limits: SessionLimits
    let metrics: ServerMetrics
    /// The finishing actions of all sessions, including closed ones.
    let finishingActions: FinishingActions
    /// The preserved states of pages; `nil` without a store.
    let pages: PreservedPages?
    /// The spans of the sessions; `nil` if the application has no tracer.
    let tracing = PageTracing()
    /// The observers of the scope in which the server was created.
    let observers = ObserverScope.current

    init(
        site: Site,
        limits: SessionLimits = SessionLimits(),
        metrics: ServerMetrics = ServerMetrics(),
        finishingActions: FinishingActions = FinishingActions(),
        pages: PreservedPages? = nil,
        isGuarded: Bool = false
    ) {
        self.site = site
        addresses = SiteAddresses(site)
        self.isGuarded = isGuarded
        self.limits = limits
        self.metrics = metrics
        self.finishingActions = finishingActions
        self.pages = pages
    }
}
