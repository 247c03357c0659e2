/// The place where the attributes of an element are retained.
struct ElementPosition {
    let content: RunContent
    let index: Int

    /// Records the value that the browser has.
    func set(_ name: StaticString, to value: String?) {
        content.nodes[index].attributes.replace(name, with: value)
    }
}

extension [Attribute] {
    /// Replaces the value of an attribute in place, or removes the attribute.
    mutating func replace(_ name: StaticString, with value: String?) {
        let attribute = Attribute(name, value ?? "")
        switch (firstIndex { $0.name == attribute.name }, value) {
        case (let index?, _?): self[index] = attribute
        case (let index?, nil): remove(at: index)
        case (nil, _?): append(attribute)
        case (nil, nil): break
        }
    }
}
