#if DEBUG
import VSM
@_spi(Inspection) import VSMInspector
import VSMWeb

/// A container: its diagram, its journey, and what a person can do in its view.
struct ContainerView: HTML {
    let container: InspectedContainer
    /// The page with the view; `nil` if the view is gone.
    let page: InspectedPage?
    let selection: InspectorSelection
    let inspector: SiteInspector
    /// The other containers whose states have the same type, latest first.
    let others: [InspectedContainer]

    private var view: InspectedPage.View? { page?.views.first { $0.container == container.id } }

    var content: some HTML {
        header {
            h1 { view?.outline.name ?? container.stateType }
            p {
                span { container.stateType }.class("type")
                span { container.state.name }.class("state current")
                if !container.isOpen { span { "The view has left the page." }.class("soft") }
            }
        }.class("container-head")
        if let page, view?.outline.showsEarlierState == true {
            p {
                "The page shows an earlier state, and is read-only. "
                button { "Show the current state" }.onClick { inspector.show(nil, of: container.id, in: page.number) }
            }.class("notice").role(.status)
        }
        DiagramPanel(container: container, inspector: inspector.inspector)
        JourneyPanel(
            container: container,
            page: page?.number,
            selection: selection,
            inspector: inspector,
            others: others
        )
        if let page, let view {
            ControlsPanel(controls: view.outline.controls, page: page.number, inspector: inspector)
                .onAppear { inspector.watch(page.number) }
                .onDisappear { inspector.unwatch(page.number) }
            CopiedTestPanel(page: page, site: inspector.testSite)
            PatchesPanel(patches: page.patches)
        }
    }
}
#endif
