// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations. The host has no layout.

extension View {
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public nonisolated func padding(_ length: CGFloat) -> some View { self }
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }

    public nonisolated func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }

    public nonisolated func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }

    public nonisolated func fixedSize() -> some View { self }
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public nonisolated func layoutPriority(_ value: Double) -> some View { self }
    public nonisolated func zIndex(_ value: Double) -> some View { self }
    public nonisolated func scaledToFit() -> some View { self }
    public nonisolated func scaledToFill() -> some View { self }
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> some View { self }

    @preconcurrency
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View { self }

    @preconcurrency
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View { self }
}

public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

public struct ViewDimensions: Equatable {
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }

    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat = 0
    public var leading: CGFloat = 0
    public var bottom: CGFloat = 0
    public var trailing: CGFloat = 0

    public init() {}

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
