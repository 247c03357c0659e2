// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations. The host draws nothing for a color.

public nonisolated struct Color: View, DrawnView, ShapeStyle, Hashable {
    public typealias Body = Never

    let name: String

    init(name: String) {
        self.name = name
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(name: name)
    }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        self.init(name: "\(colorSpace) \(red) \(green) \(blue) \(opacity)")
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    @MainActor package func draw(at place: Place) -> [Node] { [] }

    public func opacity(_ opacity: Double) -> Color { Color(name: "\(name) \(opacity)") }

    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    public static let accentColor = Color(name: "accentColor")
    public static let primary = Color(name: "primary")
    public static let secondary = Color(name: "secondary")
    public static let clear = Color(name: "clear")
    public static let black = Color(name: "black")
    public static let white = Color(name: "white")
    public static let gray = Color(name: "gray")
    public static let red = Color(name: "red")
    public static let orange = Color(name: "orange")
    public static let yellow = Color(name: "yellow")
    public static let green = Color(name: "green")
    public static let blue = Color(name: "blue")
    public static let purple = Color(name: "purple")
    public static let pink = Color(name: "pink")
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static let mint = Color(name: "mint")
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static let teal = Color(name: "teal")
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static let cyan = Color(name: "cyan")
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static let indigo = Color(name: "indigo")
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static let brown = Color(name: "brown")
}

extension ShapeStyle where Self == Color {
    public static var clear: Color { Color.clear }
    public static var black: Color { Color.black }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var blue: Color { Color.blue }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension ShapeStyle where Self == Color {
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var indigo: Color { Color.indigo }
    public static var brown: Color { Color.brown }
}
