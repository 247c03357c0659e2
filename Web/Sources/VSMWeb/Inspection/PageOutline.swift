#if DEBUG
package import VSM

/// The views of a page.
package struct PageOutline: Sendable, Equatable {
    package var title = ""
    /// The path and query of the page.
    package var target = ""
    /// Whether a browser is connected.
    package var isConnected = false
    /// The views with states, in document order.
    package var views: [ViewOutline] = []

    package init() {}
}

/// A view with its own state in a page.
package struct ViewOutline: Sendable, Equatable {
    /// The name of the view's type.
    package let name: String
    /// The number of views with states around it.
    package let depth: Int
    package let container: ContainerIdentity
    /// Whether the view shows an earlier state.
    package let showsEarlierState: Bool
    /// What a person can do in the view; empty if no inspector shows the page.
    package var controls: [Control] = []

    /// An element with a handler.
    package struct Control: Sendable, Hashable {
        /// The number of the element.
        package let node: UInt32
        /// The name of the event, such as `click`.
        package let event: String
        /// The name of the element's tag.
        package let tag: String
        /// The label of the element, or the text in it.
        package var label: String
        /// The type of an `input`, such as `checkbox`.
        package var type: String?
        /// The name of a field.
        package var name: String?
        /// The value of a field as the page sets it; empty for a secret.
        package var value = ""
        /// The fields of a form.
        package var fields: [Control] = []

        /// Whether the control takes a secret, which is not recorded.
        package var isSecret: Bool { type == "password" }
        /// Whether the event comes with a text.
        package var takesText: Bool { event == "input" || event == "change" }
    }
}

/// What a person has done in a page.
package enum PageStep: Sendable, Equatable {
    /// They used a control, with a text or whether it is checked.
    case use(ViewOutline.Control, text: String?, isChecked: Bool?)
    /// They followed a link.
    case visit(String)
}

/// What was rendered after a change, and what is sent to the browser.
package struct RenderedPatch: Sendable, Equatable {
    /// The size of the operations.
    package let bytes: Int
    /// The microseconds that rendering took.
    package let microseconds: Int
    /// The rendered views, with the bytes that each of them wrote: 0 for a view without a change.
    package let views: [View]

    /// A view that was rendered.
    package struct View: Sendable, Equatable {
        package let name: String
        package let bytes: Int
    }
}
#endif
