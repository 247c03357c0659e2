import VSMTesting

/// Names states of views for a graph.
enum PageStateName {
    /// How many enums inside of each other appear in a name.
    private static let maximumDepth = 4

    /// The name of a case, followed by those of the enums that it carries.
    static func name(of state: Any, depth: Int = 1) -> String {
        let name = stateName(of: state)
        let mirror = Mirror(reflecting: state)
        guard mirror.displayStyle == .enum, depth < maximumDepth, let carried = mirror.children.first?.value else {
            return name
        }
        let tuple = Mirror(reflecting: carried)
        let values = tuple.displayStyle == .tuple ? tuple.children.map(\.value) : [carried]
        let enums = values.filter { Mirror(reflecting: $0).displayStyle == .enum }
        return ([name] + enums.map { Self.name(of: $0, depth: depth + 1) }).joined(separator: ".")
    }
}
