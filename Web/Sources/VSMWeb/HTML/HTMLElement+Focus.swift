extension HTMLElement {
    /// Moves the focus to the element when it appears in the page, or when the condition becomes true.
    ///
    /// A state can decide where the focus is, such as on an invalid field, or on Undo after Delete:
    ///
    /// ```swift
    /// button { "Undo" }.focused().onClick { container.observe(model.undo()) }
    /// ```
    ///
    /// While the condition stays true, the person can move the focus freely. The modifier also focuses an element that
    /// usually cannot have the focus, such as a heading.
    ///
    /// - Parameter isFocused: Whether the element gets the focus.
    public func focused(_ isFocused: Bool = true) -> Self {
        setting(Attribute("data-vsm-focus"), isFocused)
    }

    /// Moves the focus to the element each time a value changes to another value that is not `nil`.
    ///
    /// ```swift
    /// input(name: "title").focused(on: model.isTitleMissing ? model.attempt : nil)
    /// ```
    ///
    /// - Parameter occasion: A value that changes each time the focus is to move.
    public func focused(on occasion: (some Hashable)?) -> Self {
        setting(Attribute("data-vsm-focus", occasion.map { RowKey.text(of: $0) } ?? ""), occasion != nil)
    }

    /// Runs an action when the element, or an element inside it, gets the focus.
    public func onFocus(_ action: @escaping () -> Void) -> Self {
        handling(.focus, EventHandler { _ in action() })
    }

    /// Runs an action when the element, or an element inside it, loses the focus.
    ///
    /// The server processes the typed text first. The action does not run if the element leaves the page.
    public func onBlur(_ action: @escaping () -> Void) -> Self {
        handling(.blur, EventHandler { _ in action() })
    }

    /// Runs an action when a person presses a key while the element, or an element inside it, has the focus.
    ///
    /// ```swift
    /// input(name: "title", value: model.title).onKey(.escape) { container.observe(model.cancel()) }
    /// ```
    ///
    /// The server processes the typed text first. The key has no other effect, so Enter does not submit a form. Key
    /// presses with Control, Option, Alt or Command belong to the browser, and so does Shift with Enter in a text area,
    /// which begins a line. A key with which an input method completes a word is no key press.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - action: Runs when the person presses the key.
    public func onKey(_ key: KeyboardKey, _ action: @escaping () -> Void) -> Self {
        handling(.key, EventHandler { _ in action() }, key: key.name)
    }
}

/// A key of a keyboard, named by its meaning and not by its position.
///
/// The names are those of the [UI Events specification](https://www.w3.org/TR/uievents-key/).
public struct KeyboardKey: Hashable, Sendable {
    package let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// The Enter or Return key.
    public static let enter = KeyboardKey("Enter")
    /// The Escape key.
    public static let escape = KeyboardKey("Escape")
    /// The space bar.
    public static let space = KeyboardKey("Space")
    /// The Delete key, which removes the character after the cursor.
    public static let delete = KeyboardKey("Delete")
    /// The Backspace key, which removes the character before the cursor.
    public static let backspace = KeyboardKey("Backspace")
    /// The up arrow key.
    public static let arrowUp = KeyboardKey("ArrowUp")
    /// The down arrow key.
    public static let arrowDown = KeyboardKey("ArrowDown")
    /// The left arrow key.
    public static let arrowLeft = KeyboardKey("ArrowLeft")
    /// The right arrow key.
    public static let arrowRight = KeyboardKey("ArrowRight")
    /// The Home key.
    public static let home = KeyboardKey("Home")
    /// The End key.
    public static let end = KeyboardKey("End")
    /// The Page Up key.
    public static let pageUp = KeyboardKey("PageUp")
    /// The Page Down key.
    public static let pageDown = KeyboardKey("PageDown")

    /// Returns the key that enters a character, such as `"?"`; `"A"` and `"a"` differ.
    public static func character(_ character: Character) -> KeyboardKey {
        switch character {
        case " ": .space
        case "\n", "\r", "\r\n": .enter
        default: KeyboardKey(String(character))
        }
    }
}
