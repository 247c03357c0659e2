import VSMTesting

/// Names the states of views for a graph.
enum PageStateName {
    /// The maximum number of nested enums in a name.
    private static let maximumDepth = 4

    /// Returns the name of a case, followed by the names of the cases of its enum values.
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
