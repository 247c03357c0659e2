@_spi(Host) import VSM
@_spi(Host) import VSMTesting

/// Names the states of views for a graph.
enum PageStateName {
    /// Returns the name of a case, followed by the names of the cases of its enum values.
    static func name(of state: Any) -> String {
        let isEnum = Mirror(reflecting: state).displayStyle == .enum
        return isEnum ? DescribedState(state).nestedCaseName : stateName(of: state)
    }
}
