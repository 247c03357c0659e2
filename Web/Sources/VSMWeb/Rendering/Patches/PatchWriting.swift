// The operations of a patch. A comma precedes each of them:
//
//   ["t",node,text]                        sets a text
//   ["a",node,name,value,name,value,…]     sets attributes, or removes those whose value is null
//   ["i",place,node,…]                     inserts new nodes
//   ["m",place,number,…]                   moves nodes
//   ["o",place,numbers,…]                  moves nodes; [first,step,count] stands for a run of numbers
//   ["x",number,…]                         removes nodes
//
// A place is a number. A positive number names the node after which the new node comes. A negative number names the
// element at whose beginning it comes, and zero names the page.

extension NodeWriter {
    mutating func setText(_ node: NodeID, _ text: String) {
        bytes.append(",[\"t\",")
        bytes.appendJSON(node)
        bytes.append(UInt8(ascii: ","))
        bytes.appendJSON(text)
        bytes.append(UInt8(ascii: "]"))
    }

    mutating func setAttributes(_ node: NodeID, from before: [Attribute], to attributes: [Attribute]) {
        bytes.append(",[\"a\",")
        bytes.appendJSON(node)
        for attribute in attributes where !before.contains(attribute) {
            appendName(attribute.name)
            bytes.appendJSON(attribute.value)
        }
        for attribute in before where !attributes.contains(where: { $0.name == attribute.name }) {
            appendName(attribute.name)
            bytes.append("null")
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func appendName(_ name: String) {
        bytes.append(",\"")
        bytes.append(contentsOf: name.utf8)
        bytes.append("\",")
    }

    mutating func remove(_ nodes: [NodeID]) {
        guard !nodes.isEmpty else { return }
        bytes.append(",[\"x\"")
        appendList(nodes)
    }

    mutating func move(_ nodes: [NodeID], after previous: NodeID, in parent: NodeID) {
        guard !nodes.isEmpty else { return }
        bytes.append(",[\"m\"")
        appendPlace(after: previous, in: parent)
        appendList(nodes)
    }

    /// Orders nodes in fewer bytes than one move for each.
    mutating func order(_ nodes: [NodeID], after previous: NodeID, in parent: NodeID) {
        bytes.append(",[\"o\"")
        appendPlace(after: previous, in: parent)
        var index = 0
        while index < nodes.count {
            let run = ArithmeticRun(startingAt: index, of: nodes)
            bytes.append(UInt8(ascii: ","))
            if run.count > 2 {
                bytes.append(UInt8(ascii: "["))
                bytes.appendJSON(nodes[index])
                bytes.append(UInt8(ascii: ","))
                bytes.appendJSON(run.step)
                bytes.append(UInt8(ascii: ","))
                bytes.appendJSON(run.count)
                bytes.append(UInt8(ascii: "]"))
                index += run.count
            } else {
                bytes.appendJSON(nodes[index])
                index += 1
            }
        }
        bytes.append(UInt8(ascii: "]"))
    }

    mutating func insert(after previous: NodeID, in parent: NodeID, _ nodes: (inout NodeWriter) -> Void) {
        let start = beginInsertion(after: previous, in: parent)
        nodes(&self)
        endInsertion(start)
    }

    /// The positions of an insertion in the output.
    struct Insertion {
        let start: Int
        let content: Int
    }

    mutating func beginInsertion(after previous: NodeID, in parent: NodeID) -> Insertion {
        let start = bytes.count
        bytes.append(",[\"i\"")
        appendPlace(after: previous, in: parent)
        forgetLastNumber()
        return Insertion(start: start, content: bytes.count)
    }

    /// Ends the insertion, or removes it if it is empty.
    mutating func endInsertion(_ insertion: Insertion) {
        if bytes.count == insertion.content {
            bytes.removeLast(bytes.count - insertion.start)
        } else {
            bytes.append(UInt8(ascii: "]"))
        }
    }

    private mutating func appendPlace(after previous: NodeID, in parent: NodeID) {
        bytes.append(UInt8(ascii: ","))
        bytes.appendJSON(previous == .none ? -Int64(parent.number) : Int64(previous.number))
    }

    private mutating func appendList(_ nodes: [NodeID]) {
        for node in nodes {
            bytes.append(UInt8(ascii: ","))
            bytes.appendJSON(node)
        }
        bytes.append(UInt8(ascii: "]"))
    }
}

/// A run of numbers with a constant step.
private struct ArithmeticRun {
    private(set) var step: Int64 = 0
    private(set) var count = 1

    init(startingAt start: Int, of nodes: [NodeID]) {
        while start + count < nodes.count {
            let next = Int64(nodes[start + count].number) - Int64(nodes[start + count - 1].number)
            if count == 1 { step = next } else if next != step { return }
            count += 1
        }
    }
}
