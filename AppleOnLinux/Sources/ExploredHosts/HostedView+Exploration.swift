import HeadlessHosts
public import SwiftUI
public import VSMTesting

extension HostedView: ExploredView {
    /// What a person can use now, from top to bottom.
    public var controls: [ViewControl] {
        // A tab with content is the selected one.
        reachable.filter { $0.isEnabled && ($0.name != "Tab" || $0.children.isEmpty) }.compactMap { node in
            let name = node.accessibleName
            if let press = node.press { return .button(name) { self.call { press() } } }
            if let field = node.field {
                return .field(name, text: field.wrappedValue) { text in self.call { field.wrappedValue = text } }
            }
            if let toggle = node.toggle {
                return .toggle(name, isOn: toggle.wrappedValue) { isOn in self.call { toggle.wrappedValue = isOn } }
            }
            // Who has pulled cannot pull again.
            guard let refresh = node.refresh, !isRefreshing else { return nil }
            return .refresh { await self.pull(refresh) }
        }
    }

    /// The names of the sheets, covers, alerts and dialogs on top of the view, and the title of a view on a stack.
    public var overlay: String {
        let isOnStack = reachable.contains { $0.name == "Button" && $0.text == "Back" }
        let title = isOnStack ? reachable.first { $0.name == "NavigationTitle" }?.text : nil
        return (modals + (title.map { [$0] } ?? [])).joined(separator: " · ")
    }
}
