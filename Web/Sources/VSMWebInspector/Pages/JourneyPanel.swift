#if DEBUG
import VSM
@_spi(Inspection) import VSMInspector
import VSMWeb

/// The journey of a container, with a search.
struct JourneyPanel: HTMLView {
    let container: InspectedContainer
    let page: Int?
    let selection: InspectorSelection
    let inspector: SiteInspector
    /// The other containers whose states have the same type, latest first.
    let others: [InspectedContainer]

    var initialState: JourneyFilter { JourneyFilter() }

    func body(_ state: StateContainer<JourneyFilter>) -> some HTML {
        let filter = state.state
        let lines = container.journey.map { JourneyText($0, of: inspector.inspector) }.filter(filter.admits)
        section {
            div {
                h2 { "Journey" }
                input(type: .search, name: "search", value: filter.search)
                    .accessibilityLabel("Search the journey")
                    .placeholder("Search")
                    .onInput { state.observe(filter.with(\.search, $0)) }
                label {
                    checkbox(name: "changes", isChecked: filter.onlyChanges)
                        .onToggle { state.observe(filter.with(\.onlyChanges, $0)) }
                    "Only changes"
                }
                if let page {
                    button { "Replay" }.onClick { inspector.replay(container.id, in: page) }
                }
                if !others.isEmpty { comparison(state) }
            }.class("bar")
            if let other = others.first(where: { $0.id == filter.comparedWith }) {
                ComparedJourneys(first: container, second: other, inspector: inspector.inspector)
            }
            if container.removedLines > 0 { p { "\(container.removedLines) older lines" }.class("soft") }
            if lines.isEmpty {
                p { container.journey.isEmpty ? "Nothing has happened yet." : "No line matches." }.class("soft")
            }
            ol {
                forEach(lines.reversed(), key: \.line.id) { text in
                    li { JourneyRow(text: text, page: page, selection: selection, inspector: inspector) }
                        .class(classes(of: text.line))
                }
            }.class("journey")
        }
    }
}

extension JourneyPanel {
    private func classes(of line: JourneyLine) -> String {
        [line.id == selection.line ? "selected" : "", line.id == container.shownLine ? "shown" : ""]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The choice of a journey to show beside this one.
    private func comparison(_ state: StateContainer<JourneyFilter>) -> some HTML {
        select(name: "other") {
            option(value: "", isSelected: state.state.comparedWith == nil) { "Compare with…" }
            forEach(others, key: \.id) { other in
                option(value: "\(other.id)", isSelected: other.id == state.state.comparedWith) {
                    "\(other.stateType) \(other.id), in \(other.state.name)"
                }
            }
        }
        .accessibilityLabel("Compare with another journey")
        .onChange { text in state.observe(state.state.with(\.comparedWith, Int(text))) }
    }
}

/// What the person wants to see of a journey.
struct JourneyFilter: Equatable {
    var search = ""
    var onlyChanges = false
    /// The number of the container whose journey is beside this one.
    var comparedWith: Int?

    /// Returns the filter with another value.
    func with<Value>(_ property: WritableKeyPath<JourneyFilter, Value>, _ value: Value) -> JourneyFilter {
        var filter = self
        filter[keyPath: property] = value
        return filter
    }

    func admits(_ text: JourneyText) -> Bool { text.matches(search, onlyChanges: onlyChanges) }
}

/// A line of a journey, and its details if it is selected.
private struct JourneyRow: HTML {
    let text: JourneyText
    let page: Int?
    let selection: InspectorSelection
    let inspector: SiteInspector

    var content: some HTML {
        let isSelected = text.line.id == selection.line
        a(to: selection.selecting(line: isSelected ? 0 : text.line.id).route) {
            span { text.time }.class("time")
            span { text.cause }.class("cause")
            if let state = text.state {
                span { "→" }.class("soft")
                span { state }.class("state")
            }
            if let remark = text.remark { span { remark }.class("remark") }
        }.ariaCurrent(isSelected ? .true : .false)
        if isSelected { JourneyDetails(text: text, page: page, selection: selection, inspector: inspector) }
    }
}

/// What the person can see of and do with a line.
private struct JourneyDetails: HTML {
    let text: JourneyText
    let page: Int?
    let selection: InspectorSelection
    let inspector: SiteInspector

    var content: some HTML {
        div {
            p {
                span { text.sentence }
                if let source = text.source {
                    button { "\(text.place), line \(source.line)" }
                        .class("source")
                        .attribute("data-open", "\(source.path):\(source.line)")
                }
            }
            if let source = text.source { pre { source.code } }
            if !text.changes.isEmpty {
                table {
                    thead {
                        tr {
                            th { "Value" }; th { "Before" }; th { "After" }
                        }
                    }
                    tbody {
                        forEach(Array(text.changes.enumerated()), key: \.offset) { _, change in
                            tr {
                                th { change.path.isEmpty ? "state" : change.path }.scope(.row)
                                td { change.before ?? "" }.class("before")
                                td { change.after ?? "" }.class("after")
                            }
                        }
                    }
                }
            }
            if text.line.state != nil {
                p {
                    if let page {
                        button { "Show this state" }
                            .onClick { inspector.show(text.line.id, of: selection.container, in: page) }
                    }
                    button { "Resume here" }
                        .onClick { inspector.resume(text.line.id, of: selection.container, in: page) }
                }.class("bar")
            }
        }.class("details")
    }
}
#endif
