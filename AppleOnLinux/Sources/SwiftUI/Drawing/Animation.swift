// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations. Nothing is animated.

public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()
    public static let linear = Animation()
    public static let easeIn = Animation()
    public static let easeOut = Animation()
    public static let easeInOut = Animation()

    public static func linear(duration: TimeInterval) -> Animation { .init() }
    public static func easeIn(duration: TimeInterval) -> Animation { .init() }
    public static func easeOut(duration: TimeInterval) -> Animation { .init() }
    public static func easeInOut(duration: TimeInterval) -> Animation { .init() }
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: TimeInterval = 0
    ) -> Animation { .init() }

    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result { try body() }

public struct Transaction {
    public var animation: Animation?

    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}

public struct AnyTransition {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    public static func move(edge: Edge) -> AnyTransition { .init() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}

extension AnyTransition: Sendable {}

extension View {
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    public nonisolated func transition(_ t: AnyTransition) -> some View { self }
}
