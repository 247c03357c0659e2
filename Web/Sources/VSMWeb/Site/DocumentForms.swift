/// The markup that makes the forms and buttons of a document work without its script.
///
/// Each form is sent to the address of the page, with a field that identifies the form. Each button that only runs an
/// action becomes a button of a form at the end of the page, and its name and value identify the button.
///
/// When the script starts, it removes the fields and the form before it counts the nodes of the page. It also turns the
/// buttons into plain ones again.
struct DocumentForms {
    /// The identifier of the form of all buttons, and the name of the buttons.
    static let nameOfButtons = "vsm-click"
    /// The size that most marks have in a document, in bytes.
    private static let sizeOfMark = 64

    let marks: FormMarks
    /// The version of the page that the document shows.
    let version: Int
    let page: String
    /// Proves that this server gave the page to its visitor.
    let token: String

    /// Appends the nodes of the page with the fields.
    func append(_ content: [UInt8], to output: inout [UInt8]) {
        output.reserveCapacity(output.count + content.count + (marks.marks.count + 10) * Self.sizeOfMark)
        var start = 0
        // An ambiguous element cannot be found in a page that is opened again.
        for (mark, identity) in zip(marks.marks, marks.unambiguousIdentities) {
            output.append(contentsOf: content[start..<mark.position])
            start = mark.position
            if mark.isButton {
                start += FormMarks.typeOfButton.utf8.count
                output.append(" type=\"submit\" form=\"vsm-click\" name=\"vsm-click\" value=\"")
                ClickedButton(node: mark.node, identity: identity).append(to: &output)
                output.append("\"")
            } else {
                output.append(" method=\"post\">")
                appendField(ticket(mark.node, identity), " data-vsm-unscripted=\"\"", to: &output)
                // The `>` of the tag follows.
                output.removeLast()
            }
        }
        output.append(contentsOf: content[start...])
        guard marks.marks.contains(where: \.isButton) else { return }
        output.append("<form id=\"vsm-click\" method=\"post\" hidden=\"\" data-vsm-unscripted=\"\">")
        appendField(ticket(.none, 0), "", to: &output)
        output.append("</form>")
    }

    private func ticket(_ node: NodeID, _ identity: UInt64) -> FormTicket {
        FormTicket(token: token, page: page, version: version, node: node, identity: identity)
    }

    private func appendField(_ ticket: FormTicket, _ attribute: StaticString, to output: inout [UInt8]) {
        output.append("<input type=\"hidden\" name=\"vsm-form\"")
        output.append(attribute)
        output.append(" value=\"")
        HTMLEscaping.appendAttributeValue(ticket.text, to: &output)
        output.append("\">")
    }
}
