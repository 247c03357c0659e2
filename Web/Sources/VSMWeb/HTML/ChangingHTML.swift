extension HTML {
    /// Runs an action, on the server, when a value differs from the value in the last rendering.
    ///
    /// A view that stays in its place keeps its state when its properties change, such as when a person goes back to an
    /// earlier address. This modifier tells the container of the view:
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
    /// The action does not run when the piece appears, because ``HTMLView/initialState`` has the first value. The
    /// action also does not run when the value follows from an address that the page set with ``pageAddress(_:_:)``.
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
    /// The wrapped piece.
    public var piece: Piece
    let value: SeenValue
    let action: () -> Void

    /// Describes the structure of the piece, with a region for the value.
    public static func _describe(_ layout: inout _RunLayout) {
        layout.addRegion(mayHaveFields: false)
        Piece._describe(&layout)
    }

    /// Renders the piece, and runs the action if the value has changed.
    public func _render(into renderer: _Renderer) {
        renderer.watch(value, action)
        piece._render(into: renderer)
    }
}

extension _ChangingHTML: HTMLElement where Piece: HTMLElement {}
