import Foundation
import Testing

@testable import VSMWebTesting

@Suite("Roles and names")
struct AccessibilityTests {
    /// Returns the outline of nodes in the wire format.
    private func outline(_ nodes: String) throws -> String {
        let tree = try ReferenceTree(tree: Array(",[1,\"main\",\(nodes)]".utf8))
        return AccessibleElement(tree, FieldContents()).outline.replacing("- main:\n  ", with: "")
    }

    @Test(
        "Elements have the default roles of HTML unless they name a role",
        arguments: [
            (#"["a",{"href":"/"},"x"]"#, #"- link "x""#),
            (#"["a","x"]"#, "- x"),
            (#"["button","x"]"#, #"- button "x""#),
            (#"["button",{"role":"tab"},"x"]"#, #"- tab "x""#),
            (#"["input",{"type":"checkbox","aria-label":"x","checked":""}]"#, #"- checkbox "x" [checked]"#),
            (#"["input",{"type":"radio","aria-label":"x"}]"#, #"- radio "x""#),
            (#"["input",{"type":"range","aria-label":"x","value":"3"}]"#, #"- slider "x": 3"#),
            (#"["input",{"type":"number","aria-label":"x"}]"#, #"- spinbutton "x""#),
            (#"["input",{"type":"search","aria-label":"x"}]"#, #"- searchbox "x""#),
            (#"["input",{"type":"email","aria-label":"x"}]"#, #"- textbox "x""#),
            (#"["input",{"type":"submit"}]"#, #"- button "Submit""#),
            (#"["input",{"type":"hidden","name":"x"}]"#, ""),
            (#"["textarea",{"aria-label":"x"},"text"]"#, #"- textbox "x": text"#),
            (#"["select",{"aria-label":"x"},["option","a"],["option",{"selected":""},"b"]]"#, #"- combobox "x": b"#),
            (#"["h2","x"]"#, #"- heading "x" [level=2]"#),
            (#"["ul",["li","x"]]"#, "- list:\n    - listitem: x"),
            (#"["img",{"alt":"x"}]"#, #"- img "x""#),
            (#"["img",{"alt":""}]"#, ""),
            (#"["nav",["p","x"]]"#, "- navigation:\n    - paragraph: x"),
            (
                #"["table",["caption","t"],["tbody",["tr",["th","x"],["td","y"]]]]"#,
                """
                - table "t":
                    - caption: t
                    - rowgroup:
                      - row "x y":
                        - columnheader "x"
                        - cell "y"
                """
            ),
            (
                #"["fieldset",["legend","g"],["button",{"disabled":""},"x"]]"#,
                "- group \"g\":\n    - g\n    - button \"x\" [disabled]"
            ),
            (#"["form",["p","x"]]"#, "- paragraph: x"),
            (#"["form",{"aria-label":"f"},["p","x"]]"#, "- form \"f\":\n    - paragraph: x"),
            (#"["section",["p","x"]]"#, "- paragraph: x"),
            (#"["dialog",["p","x"]]"#, ""),
            (#"["dialog",{"open":"","aria-label":"d"},["p","x"]]"#, "- dialog \"d\":\n    - paragraph: x"),
            (#"["div",{"hidden":""},["p","x"]]"#, ""),
            (#"["p",{"aria-hidden":"true"},"x"]"#, ""),
            (#"["output","x"]"#, "- status: x"),
            (#"["p",{"role":"alert"},"x"]"#, "- alert: x"),
        ]
    )
    func roles(nodes: String, expected: String) throws {
        let outline = try outline(nodes)
        #expect(outline == expected || expected.isEmpty && outline == "- main")
    }

    @Test(
        "Names come from labels, attributes and content, in the order of the specification",
        arguments: [
            (
                #"["p",{"id":"a"},"A"],["p",{"id":"b"},"B"],["button",{"aria-labelledby":"a b","aria-label":"L"},"x"]"#,
                "A B"
            ),
            (#"["button",{"aria-label":"L","title":"T"},"x"]"#, "L"),
            (#"["button",{"title":"T"},"x"]"#, "x"),
            (#"["button",{"title":"T"}]"#, "T"),
            (#"["button",["img",{"alt":"Cart"}]," (",["strong","2"],")"]"#, "Cart (2)"),
            (#"["button",["span",{"aria-hidden":"true"},"×"]," Close"]"#, "Close"),
            (#"["button",["div","one"],["div","two"]]"#, "one two"),
            (#"["label",{"for":"f"},"First ",["em","name"]],["button",{"id":"f"},"x"]"#, "First name"),
        ]
    )
    func names(nodes: String, expected: String) throws {
        let tree = try ReferenceTree(tree: Array(",[1,\"main\",\(nodes)]".utf8))
        let button = AccessibleElement(tree, FieldContents()).descendants.first { $0.role == .button }
        #expect(button?.name == expected)
    }

    @Test(
        "A field gets its name from its label, its title or its placeholder",
        arguments: [
            (#"["label","Title ",["input",{"placeholder":"P"}]]"#, "Title"),
            (#"["label",{"for":"f"},"Title"],["input",{"id":"f"}]"#, "Title"),
            (#"["input",{"title":"T","placeholder":"P"}]"#, "T"),
            (#"["input",{"placeholder":"P"}]"#, "P"),
            (#"["label","Size ",["select",["option","Large"]]]"#, "Size"),
        ]
    )
    func fields(nodes: String, expected: String) throws {
        let tree = try ReferenceTree(tree: Array(",[1,\"main\",\(nodes)]".utf8))
        let field = AccessibleElement(tree, FieldContents()).descendants.first { $0.role.isField }
        #expect(field?.name == expected)
    }
}
