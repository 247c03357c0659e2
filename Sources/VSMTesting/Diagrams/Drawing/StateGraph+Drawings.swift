@_spi(Inspection) import VSMDiagrams

extension StateGraph {
    /// The graph as a Mermaid state diagram, which GitHub and other sites render in Markdown.
    ///
    /// The same graph gives the same text. States are in the order in which they were found. All transitions from one
    /// state to another share one arrow, with a line for each. Dead ends lead to the final state.
    public var mermaid: String { StateDiagram(self).mermaid }

    /// The graph in the DOT language of Graphviz, for `dot -Tsvg`.
    ///
    /// The same graph gives the same text. Dead ends have a double border.
    public var dot: String { StateDiagram(self).dot }

    /// The graph as plain text, for a terminal.
    ///
    /// The same graph gives the same text. States are in the order in which they were found, each followed by its
    /// transitions.
    public var text: String { StateDiagram(self).text }
}

extension StateGraph: CustomStringConvertible {
    /// The graph as plain text.
    public var description: String { text }
}
