/// A view that an exploration reads and uses as a person does; see ``ViewGraph``.
///
/// `HostedView` and `HostedScreen`, which show SwiftUI views and view controllers without a screen, are such views. For
/// another host, conform a type of yours.
@MainActor
public protocol ExploredView {
    /// What a person sees, as lines of text.
    var description: String { get }

    /// What a person can use now, from top to bottom: the controls of an alert while there is one.
    var controls: [ViewControl] { get }

    /// The name of what is on top of the view, such as `Alert`; empty if nothing is.
    var overlay: String { get }
}

/// A control that a person can use.
@MainActor
public struct ViewControl {
    /// What a person does with the control.
    enum Use {
        case press(() -> Void)
        case enter(String, (String) -> Void)
        case turn(Bool, (Bool) -> Void)
        case pull(() async -> Void)
    }

    /// The name by which a person finds the control.
    public let name: String
    let use: Use

    /// Returns a control that is pressed: a button, a link, a row or a tab.
    public static func button(_ name: String, press: @escaping () -> Void) -> ViewControl {
        ViewControl(name: name, use: .press(press))
    }

    /// Returns a field for text.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - text: The text in it.
    ///   - enter: Replaces the text.
    public static func field(
        _ name: String,
        text: String,
        enter: @escaping (String) -> Void
    ) -> ViewControl {
        ViewControl(name: name, use: .enter(text, enter))
    }

    /// Returns a switch.
    ///
    /// - Parameters:
    ///   - name: The name of the switch.
    ///   - isOn: Whether it is on.
    ///   - turn: Turns it on or off.
    public static func toggle(_ name: String, isOn: Bool, turn: @escaping (Bool) -> Void) -> ViewControl {
        ViewControl(name: name, use: .turn(isOn, turn))
    }

    /// Returns a pull to refresh.
    public static func refresh(_ refresh: @escaping () async -> Void) -> ViewControl {
        ViewControl(name: "refresh", use: .pull(refresh))
    }
}
