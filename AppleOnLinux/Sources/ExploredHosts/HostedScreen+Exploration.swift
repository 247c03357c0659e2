import HeadlessHosts
public import UIKit
public import VSMTesting

extension HostedScreen: ExploredView {
    /// What a person can use now, from top to bottom.
    public var controls: [ViewControl] {
        elements.filter { $0.isEnabled && ($0.kind != "Tab" || $0.value == nil) }.compactMap { element in
            if let press = element.press { return .button(element.name) { self.call { press() } } }
            if let type = element.type {
                return .field(element.name, text: element.value ?? "") { text in self.call { type(text) } }
            }
            return element.turn.map { turn in
                .toggle(element.name, isOn: element.value == "true") { isOn in self.call { turn(isOn) } }
            }
        }
    }

    /// The names of the view controllers that are presented on top of the screen.
    public var overlay: String {
        presented.map { $0 is UIAlertController ? "Alert" : "\(Swift.type(of: $0))" }.joined(separator: " · ")
    }
}
