// The browser reads arrays whose first entry is their kind. Zero means "none": no node has that number.

extension PatchOperation: Encodable {
    /// `["t",id,text]`, `["a",id,{name:value|null}]`, `["i",parent,before,node]`, `["m",id,before]`, `["x",id]`.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        switch self {
        case .setText(let id, let text):
            try container.encode("t")
            try container.encode(id)
            try container.encode(text)
        case .setAttributes(let id, let attributes):
            try container.encode("a")
            try container.encode(id)
            try container.encode(attributes)
        case .insert(let node, let parent, let before):
            try container.encode("i")
            try container.encode(parent ?? .none)
            try container.encode(before ?? .none)
            try container.encode(node)
        case .move(let id, let before):
            try container.encode("m")
            try container.encode(id)
            try container.encode(before ?? .none)
        case .remove(let id):
            try container.encode("x")
            try container.encode(id)
        }
    }
}

extension PatchNode: Encodable {
    /// `[id,text]` or `[id,tag,{name:value},[node,…]]`.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        switch self {
        case .text(let id, let text):
            try container.encode(id)
            try container.encode(text)
        case .element(let id, let tag, let attributes, let children):
            try container.encode(id)
            try container.encode(tag)
            try container.encode(attributes)
            try container.encode(children)
        }
    }
}

extension NodeID {
    fileprivate static let none = NodeID(0)
}
