extension View {
    /// Sets the accessibility label.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        labeled(labelKey.text)
    }

    /// Sets the accessibility label.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        labeled(String(label))
    }

    /// Sets the accessibility label.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        labeled(label.content)
    }

    /// Sets the name by which tests on the screen find the view, which the host ignores.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }

    /// Sets the accessibility value.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ valueDescription: S) -> some View {
        let value = String(valueDescription)
        return map { $0.value = value }
    }

    /// Sets the accessibility hint; an empty text removes it.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        let hint = String(hint)
        return map { $0.hint = hint.isEmpty ? nil : hint }
    }

    /// Hides the view from assistive technologies.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }

    /// Makes the view one element for assistive technologies.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    nonisolated func labeled(_ label: String) -> some View { map { $0.label = label } }

    private nonisolated func map(_ change: @escaping @MainActor (inout Node) -> Void) -> some View {
        MappedView(content: self) {
            var node = $0
            change(&node)
            return node
        }
    }
}

/// What becomes of the elements in an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// They are left out.
    public static let ignore = AccessibilityChildBehavior()
}
