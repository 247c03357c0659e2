extension HTML {
    /// Runs an action, on the server, when a value differs from the one with which the page was rendered last.
    ///
    /// A view that stays in its place keeps its state when its properties change, as when somebody goes back to an earlier
    /// address. This is how its container learns of it:
    ///
    /// ```swift
    /// struct TasksView: HTMLView {
    ///     let filter: Filter
    ///
    ///     func body(_ container: StateContainer<TasksViewState>) -> some HTML {
    ///         section { … }
    ///             .onChange(of: filter) { container.observe(container.state.model.filter($0)) }
    ///     }
    /// }
    /// ```
    ///
    /// The action does not run when the piece appears; ``HTMLView/initialState`` has the first value. Nor does it run when
    /// the value follows from an address that the page itself has set with ``pageAddress(_:_:)``.
    ///
    /// - Parameters:
    ///   - value: The value to watch.
    ///   - action: Runs with the new value.
    public func onChange<Value: Equatable>(of value: Value, _ action: @escaping (Value) -> Void) -> _ChangingHTML<Self>
    {
        _ChangingHTML(piece: self, value: SeenValue(value)) { action(value) }
    }
}

/// A piece with an action that runs when a value changes.
public struct _ChangingHTML<Piece: HTML>: _WrappingHTML {
    /// The piece inside.
    public var piece: Piece
    let value: SeenValue
    let action: () -> Void

    /// The structure of the piece, and a place for the value.
    public static func _describe(_ layout: inout _RunLayout) {
        layout.addRegion(mayHaveFields: false)
        Piece._describe(&layout)
    }

    /// Renders the piece, and runs the action if the value is another one.
    public func _render(into renderer: _Renderer) {
        renderer.watch(value, action)
        piece._render(into: renderer)
    }
}

extension _ChangingHTML: HTMLElement where Piece: HTMLElement {}
