// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations. The host draws each button as its label.

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct PrimitiveButtonStyleConfiguration {
    public typealias Label = ButtonStyleConfiguration.Label

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public var role: ButtonRole? { nil }
    public let label = Label()

    public func trigger() {}
}

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct ButtonStyleConfiguration {
    public struct Label: View, DrawnView {
        public typealias Body = Never

        @MainActor package func draw(at place: Place) -> [Node] { [] }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public var role: ButtonRole? { nil }
    public let label = Label()
    public let isPressed = false
}

extension View {
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 13, macOS 10.15, tvOS 17, watchOS 8, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 15, macOS 10.15, tvOS 13, watchOS 7, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { .init() }
}

@available(iOS 13, macOS 10.15, tvOS 17, watchOS 8, *)
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { .init() }
}

@available(iOS 15, macOS 10.15, tvOS 13, watchOS 7, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { .init() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
