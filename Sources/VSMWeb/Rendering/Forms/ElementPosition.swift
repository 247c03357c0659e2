/// Where the attributes of an element are retained.
struct ElementPosition {
    let content: RunContent
    let index: Int

    /// Records what the browser has.
    func set(_ name: StaticString, to value: String?) {
        content.nodes[index].attributes.replace(name, with: value)
    }
}

extension [Attribute] {
    /// Gives an attribute another value at its place, or removes it.
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
