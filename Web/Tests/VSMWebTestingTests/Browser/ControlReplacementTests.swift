import Foundation
import Testing

@testable import VSMWebTesting

@Suite("Replacement of controls")
struct ControlReplacementTests {
    /// A page before operations, the controls in use, and the page after the operations.
    private struct Change {
        let tree: ReferenceTree
        let used: [ReferenceTree.Node]
        let successors: [(control: ReferenceTree.Node, successor: ReferenceTree.Node)]

        init(_ page: String, used: [Int], _ operations: String) throws {
            tree = try ReferenceTree(tree: Array(",\(page)".utf8))
            self.used = used.compactMap { [tree] in tree[$0] }
            let decoded = try JSONSerialization.jsonObject(with: Data("[\(operations)]".utf8)) as? [[Any]] ?? []
            let replacement = ControlReplacement(decoded, in: tree, used: self.used)
            for operation in decoded { try tree.apply(operation) }
            successors = replacement.successors(in: tree)
        }

        var numbers: [[Int]] { successors.map { [$0.control.number, $0.successor.number] } }
    }

    @Test(
        "A field stays in place of a field with the same type and name, the same form, and the same keys around it",
        arguments: [
            (#"["input",{"name":"a"}]"#, #"["input",{"name":"a","value":"x"}]"#, true),
            (#"["input",{"name":"a"}]"#, #"["input",{"name":"b"}]"#, false),
            (#"["input",{"name":"a"}]"#, #"["input",{"name":"a","type":"email"}]"#, false),
            (#"["input",{"name":"a"}]"#, #"["textarea",{"name":"a"}]"#, false),
            (#"["input",{"name":"a"}]"#, #"["input",{"name":"a","id":"a"}]"#, false),
            (#"["input",{"name":"a"}]"#, #"["p",["input",{"name":"a"}]]"#, true),
            (#"["input",{"name":"a"}]"#, #"["p",{"id":"p"},["input",{"name":"a"}]]"#, false),
            (#"["input",{"name":"a","data-vsm-key":"1"}]"#, #"["input",{"name":"a","data-vsm-key":"1"}]"#, true),
            (#"["input",{"name":"a","data-vsm-key":"1"}]"#, #"["input",{"name":"a","data-vsm-key":"2"}]"#, false),
            (#"["input",{"name":"a"}]"#, #"["form",["input",{"name":"a"}]]"#, false),
            (#"["button","Save"]"#, #"["button","  Save"]"#, true),
            (#"["button","Save"]"#, #"["button","Cancel"]"#, false),
        ]
    )
    func rule(old: String, new: String, stays: Bool) throws {
        let change = try Change("[1,\"div\",\(old)]", used: [2], "[\"x\",2],[\"i\",-1,[10,\(new.dropFirst())]")
        #expect(change.successors.count == (stays ? 1 : 0))
    }

    @Test("Forms with the same field names are the same form, whether the form is replaced or stays")
    func forms() throws {
        let form = #"[1,"form",["input",{"name":"a"}],["input",{"name":"b"}]]"#
        func replaced(by name: String) -> String {
            #"["x",1],["i",0,[10,"form",["input",{"name":"a"}],["input",{"name":"\#(name)"}]]]"#
        }
        let again = try Change(form, used: [2], replaced(by: "b"))
        #expect(again.numbers == [[2, 11]])
        let other = try Change(form, used: [2], replaced(by: "c"))
        #expect(other.numbers == [])
        let kept = try Change(form, used: [2], #"["x",2],["i",-1,[10,"input",{"name":"a"}]]"#)
        #expect(kept.numbers == [[2, 10]])
    }

    @Test("A control has no successor if several elements match it, before or after")
    func ambiguous() throws {
        let input = #"["input",{"name":"a"}]"#
        let before = try Change("[1,\"div\",\(input),\(input)]", used: [2], "[\"x\",2]")
        #expect(before.numbers == [])
        let after = try Change("[1,\"div\",\(input)]", used: [2], "[\"x\",2],[\"i\",-1,[10,\"p\",\(input),\(input)]]")
        #expect(after.numbers == [])
    }

    @Test("A control that is not removed or has no successor does not change")
    func others() throws {
        let page = #"[1,"div",["input",{"name":"a"}],["input",{"name":"b"}]]"#
        #expect(try Change(page, used: [2], #"["x",3]"#).numbers == [])
        #expect(try Change(page, used: [2, 3], #"["x",3]"#).numbers == [])
    }

    @Test("A node that stays gets the number, the attributes and the content of the one that it replaces")
    func replacing() throws {
        let page = #",[1,"div",["select",{"name":"a","class":"old"},["option","A"]]]"#
        let tree = try ReferenceTree(tree: Array(page.utf8))
        let old = try #require(tree[2])
        try tree.apply(Array(#",["x",2],["i",-1,[10,"select",{"name":"a","title":"new"},["option","B"]]]"#.utf8))
        var changed: [String] = []
        tree.onAttribute = { changed.append("\($0.number) \($1)") }
        tree.replace(try #require(tree[10]), with: old)
        #expect(tree.html == #"1:<div>10:<select name=a title=new>11:<option>12:B|</></></>"#)
        #expect(tree[10] === old)
        #expect(changed == ["10 class", "10 title"])
    }
}
