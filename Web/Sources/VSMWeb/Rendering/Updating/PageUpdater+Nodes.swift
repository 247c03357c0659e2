extension PageUpdater {
    /// Records a text, and writes it if the browser does not have it.
    func update(_ text: String, _ node: NodeID) {
        let (content, index) = (position.content, position.nodeIndex - 1)
        if position.isNew {
            content.record(.text(text))
        } else if case .text(let before) = content.nodes[index], before != text {
            content.nodes[index] = .text(text)
            if !isWriting { writeChange(of: node, from: before, to: text) }
        }
        guard !text.isEmpty else { return }
        if isWriting { writer.append(text: text, node) }
        place.previous = node
    }

    private func writeChange(of node: NodeID, from before: String, to text: String) {
        if text.isEmpty {
            writer.remove([node])
        } else if before.isEmpty {
            writer.insert(after: place.previous, in: place.parent) { $0.append(text: text, node) }
        } else {
            writer.setText(node, text)
        }
    }

    /// Records an element, and writes its beginning or its changes.
    func update(_ node: NodeID, _ tag: HTMLTagName, _ attributes: [Attribute], _ handlers: [BoundHandler]) {
        var attributes = rowKey == nil ? attributes : addingKey(to: attributes)
        if !sentForms.isEmpty {
            if let content = sentForms.contents[node] { attributes = content.applied(to: attributes) }
            if position.isNew, handlers.contains(where: { $0.kind == .submit }) { outcome.newForms.append(node) }
        }
        if position.isNew {
            position.content.record(renderedElement(attributes, handlers, before: nil))
        } else {
            updateElement(node, attributes, handlers)
        }
        if isWriting { writer.beginElement(tag, attributes, node) }
    }

    private func updateElement(_ node: NodeID, _ attributes: [Attribute], _ handlers: [BoundHandler]) {
        let (content, index) = (position.content, position.nodeIndex - 1)
        let before = content.nodes[index]
        // Most elements stay the same.
        if case .element(let before) = before, before == attributes, handlers.seenValue == nil { return }
        if before.attributes != attributes, !isWriting {
            writeChange(of: node, from: before.attributes, to: attributes)
        }
        content.nodes[index] = renderedElement(attributes, handlers, before: before)
    }

    private func writeChange(of node: NodeID, from before: [Attribute], to attributes: [Attribute]) {
        guard !enteredValues.isEmpty else { return writer.setAttributes(node, from: before, to: attributes) }
        let known = enteredValues.attributes(of: node, before: before, after: attributes)
        guard known.count != attributes.count || !attributes.allSatisfy(known.contains) else { return }
        writer.setAttributes(node, from: known, to: attributes)
    }

    private func renderedElement(
        _ attributes: [Attribute],
        _ handlers: [BoundHandler],
        before: RenderedNode?
    ) -> RenderedNode {
        guard let value = handlers.seenValue else { return .element(attributes) }
        var version = version
        if case .tied(let element) = before, element.value.equals(value) { version = element.version }
        return .tied(TiedElement(attributes: attributes, value: value, version: version))
    }
}
