#if canImport(SwiftUI) && DEBUG
import SwiftUI
import VSM

/// The journey of a container, newest first.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct JourneySection: View {
    let container: InspectedContainer
    let inspector: Inspector
    @Binding var filter: LineFilter

    var body: some View {
        let lines = container.journey.map { JourneyText($0, of: inspector) }.filter(filter.admits)
        Section("Journey") {
            Toggle("Only changes", isOn: $filter.showsOnlyChanges)
            if lines.isEmpty { Text("No line matches.").foregroundStyle(.secondary) }
            ForEach(lines.reversed(), id: \.line.id) { text in
                JourneyRow(text: text) { filter.toggle(text.line.id) }
                if filter.selection == text.line.id {
                    LineDetails(text: text, container: container, inspector: inspector)
                }
            }
            if container.removedLines > 0 {
                Text("\(container.removedLines) older lines").foregroundStyle(.secondary)
            }
        }
    }
}

/// What a person wants to see of a journey.
struct LineFilter: Equatable {
    var search = ""
    var showsOnlyChanges = false
    /// The number of the line whose details are shown.
    private(set) var selection: Int?

    /// Returns whether a line is shown.
    func admits(_ text: JourneyText) -> Bool { text.matches(search, onlyChanges: showsOnlyChanges) }

    /// Shows the details of a line, or hides them.
    mutating func toggle(_ line: Int) {
        selection = selection == line ? nil : line
    }
}

/// A line of a journey.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct JourneyRow: View {
    let text: JourneyText
    let select: @MainActor () -> Void

    var body: some View {
        Button(action: select) {
            VStack(alignment: .leading) {
                HStack {
                    Text(verbatim: text.time).font(.caption).monospacedDigit().foregroundStyle(.secondary)
                    if let state = text.state {
                        Text(verbatim: "→ \(state)").font(.subheadline).foregroundStyle(Color.accentColor)
                    }
                }
                Text(verbatim: text.cause).font(.system(size: 13, design: .monospaced))
                if let remark = text.remark { Text(verbatim: remark).font(.caption).foregroundStyle(.secondary) }
            }
        }
        .buttonStyle(.plain)
    }
}

/// What a line changed, and a button that gives its state to the container again.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct LineDetails: View {
    let text: JourneyText
    let container: InspectedContainer
    let inspector: Inspector

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: text.sentence).font(.footnote)
            if let call = text.line.action?.call {
                Text(verbatim: "\(call)").font(.footnote).foregroundStyle(.secondary)
            }
            ForEach(Array(text.changes.enumerated()), id: \.offset) { _, change in
                Text(verbatim: change.path.isEmpty ? "state" : change.path).font(.footnote)
                if let before = change.before { Text(verbatim: "− \(before)").font(.footnote).foregroundStyle(.red) }
                if let after = change.after { Text(verbatim: "+ \(after)").font(.footnote).foregroundStyle(.green) }
            }
        }
        if container.isOpen, text.line.state != nil {
            Button("Resume here") { inspector.resume(container.id, at: text.line.id) }
        }
    }
}
#endif
