#if DEBUG
import VSM
@_spi(Inspection) import VSMInspector
import VSMWeb

/// The open pages of a site, with the journey of one container.
struct InspectorView: HTMLView {
    let inspector: SiteInspector
    let selection: InspectorSelection

    var initialState: SiteRecord { inspector.record }

    func body(_ container: StateContainer<SiteRecord>) -> some HTML {
        let record = container.state.containers
        let pages = container.state.pages.filter { selection.page == 0 || $0.number == selection.page }
        let selected = selectedContainer(in: record, pages)
        div {
            nav {
                h1 { selection.page == 0 ? "Open pages" : "This page" }
                if pages.isEmpty { p { "No page is open." }.class("soft") }
                forEach(pages, key: \.number) { page in
                    PageTree(page: page, record: record, selection: selection, selected: selected?.id)
                }
                OutcomesPanel(inspector: inspector)
            }
            .class("tree")
            .accessibilityLabel("Views")
            main {
                if let selected {
                    ContainerView(
                        container: selected,
                        page: pages.first { page in page.views.contains { $0.container == selected.id } },
                        selection: selection.selecting(container: selected.id, line: selection.line),
                        inspector: inspector,
                        others: record.containers.filter { $0.stateType == selected.stateType && $0.id != selected.id }
                            .suffix(20).reversed()
                    ).key(selected.id)
                } else {
                    p { "Select a view to see its states." }.class("soft")
                }
            }
        }
        .class("inspector")
        .onAppear { container.observe(inspector.records) }
    }

    private func selectedContainer(in record: InspectorRecord, _ pages: [InspectedPage]) -> InspectedContainer? {
        if let container = record.container(selection.container) { return container }
        return pages.last?.views.first.flatMap { record.container($0.container) }
    }
}

/// The views of a page, each with the name of its state.
private struct PageTree: HTML {
    let page: InspectedPage
    let record: InspectorRecord
    let selection: InspectorSelection
    let selected: Int?

    var content: some HTML {
        section {
            h2 {
                span { page.outline.target }.class("target")
                span { page.outline.isConnected ? "" : "without a browser" }.class("soft")
            }
            ul {
                forEach(page.views, key: \.container) { view in
                    li {
                        a(to: selection.selecting(container: view.container).route) {
                            span { view.outline.name }.class("view")
                            span { record.container(view.container)?.state.name ?? "" }.class("state")
                            if view.outline.showsEarlierState { span { "earlier" }.class("badge") }
                        }
                        .ariaCurrent(view.container == selected ? .true : .false)
                    }.class("depth-\(min(view.outline.depth, 6))")
                }
            }
        }
    }
}
#endif
