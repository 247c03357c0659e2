extension HTMLElement {
    /// Moves the focus to the element when it appears in the page, or when the condition becomes true.
    ///
    /// A state says where the focus is to be, such as on the field with a mistake, or on Undo after Delete:
    ///
    /// ```swift
    /// button { "Undo" }.focused().onClick { container.observe(model.undo()) }
    /// ```
    ///
    /// While the condition stays true, the person moves the focus wherever they want. An element that cannot have the focus
    /// by itself, such as a heading, gets it, too.
    ///
    /// - Parameter isFocused: Whether the element is to have the focus.
    public func focused(_ isFocused: Bool = true) -> Self {
        setting(Attribute("data-vsm-focus"), isFocused)
    }

    /// Moves the focus to the element each time a value changes to another one that is not `nil`.
    ///
    /// ```swift
    /// input(name: "title").focused(on: model.isTitleMissing ? model.attempt : nil)
    /// ```
    ///
    /// - Parameter occasion: What is different each time that the focus is to move.
    public func focused(on occasion: (some Hashable)?) -> Self {
        setting(Attribute("data-vsm-focus", occasion.map { RowKey.text(of: $0) } ?? ""), occasion != nil)
    }

    /// Runs an action when the element, or one inside, gets the focus.
    public func onFocus(_ action: @escaping () -> Void) -> Self {
        handling(.focus, EventHandler { _ in action() })
    }

    /// Runs an action when the element, or one inside, loses the focus.
    ///
    /// What was typed is processed first. The action does not run if the element leaves the page.
    public func onBlur(_ action: @escaping () -> Void) -> Self {
        handling(.blur, EventHandler { _ in action() })
    }

    /// Runs an action when a key is pressed while the element, or one inside, has the focus.
    ///
    /// ```swift
    /// input(name: "title", value: model.title).onKey(.escape) { container.observe(model.cancel()) }
    /// ```
    ///
    /// What was typed is processed first. The key does nothing else, so Enter does not submit a form. Keys that are pressed
    /// together with Control, Option, Alt or Command belong to the browser.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - action: Runs when the key is pressed.
    public func onKey(_ key: KeyboardKey, _ action: @escaping () -> Void) -> Self {
        handling(.key, EventHandler { _ in action() }, key: key.name)
    }
}

/// A key of a keyboard, named after what it does and not after its place.
///
/// The names are those of the [UI Events specification](https://www.w3.org/TR/uievents-key/).
public struct KeyboardKey: Hashable, Sendable {
    package let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// Enter, or Return.
    public static let enter = KeyboardKey("Enter")
    /// Escape.
    public static let escape = KeyboardKey("Escape")
    /// The space bar.
    public static let space = KeyboardKey("Space")
    /// Delete, which removes what follows the cursor.
    public static let delete = KeyboardKey("Delete")
    /// Backspace, which removes what precedes the cursor.
    public static let backspace = KeyboardKey("Backspace")
    /// The arrow up.
    public static let arrowUp = KeyboardKey("ArrowUp")
    /// The arrow down.
    public static let arrowDown = KeyboardKey("ArrowDown")
    /// The arrow to the left.
    public static let arrowLeft = KeyboardKey("ArrowLeft")
    /// The arrow to the right.
    public static let arrowRight = KeyboardKey("ArrowRight")
    /// Home.
    public static let home = KeyboardKey("Home")
    /// End.
    public static let end = KeyboardKey("End")
    /// Page up.
    public static let pageUp = KeyboardKey("PageUp")
    /// Page down.
    public static let pageDown = KeyboardKey("PageDown")

    /// The key that enters a character, such as `"?"`; `"A"` is not `"a"`.
    public static func character(_ character: Character) -> KeyboardKey {
        switch character {
        case " ": .space
        case "\n", "\r", "\r\n": .enter
        default: KeyboardKey(String(character))
        }
    }
}
