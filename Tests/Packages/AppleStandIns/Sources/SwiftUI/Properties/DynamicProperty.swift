/// A stored property of a view that is brought up to date before the view's body is asked for.
public protocol DynamicProperty {
    /// Brings the property up to date.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}
