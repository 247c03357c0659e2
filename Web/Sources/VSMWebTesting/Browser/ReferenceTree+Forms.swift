extension ReferenceTree.Node {
    /// The type of an `input`, lowercased.
    var inputType: String { attributes["type"]?.lowercased() ?? "text" }

    /// Whether the element is a field.
    var isField: Bool { ["input", "select", "textarea"].contains(tag) }

    /// The type of a field in the DOM.
    var fieldType: String {
        switch tag {
        case "select": allowsMultiple ? "select-multiple" : "select-one"
        case "textarea": "textarea"
        default: inputType
        }
    }

    /// Whether the element is a control of a form.
    var isControl: Bool {
        switch tag {
        case "button", "select", "textarea": true
        case "input": inputType != "hidden"
        default: false
        }
    }

    /// Whether the element is a button.
    var isButton: Bool {
        switch tag {
        case "button": true
        case "input": ["button", "submit", "reset", "image"].contains(inputType)
        default: false
        }
    }

    /// Whether the element submits its form when pressed.
    var submits: Bool {
        switch tag {
        case "button": (attributes["type"]?.lowercased() ?? "submit") == "submit"
        case "input": ["submit", "image"].contains(inputType)
        default: false
        }
    }

    /// Whether the element resets its form when pressed.
    var resets: Bool { isButton && attributes["type"]?.lowercased() == "reset" }

    /// Whether several options can be selected.
    var allowsMultiple: Bool { tag == "select" && attributes["multiple"] != nil }

    /// Whether the element can have the focus.
    var isFocusable: Bool {
        if isControl { return !isDisabled }
        if tag == "a", attributes["href"] != nil { return true }
        return tag == "summary" || attributes["tabindex"] != nil || attributes["contenteditable"] != nil
    }

    /// Whether a click checks the element.
    var isCheckable: Bool { tag == "input" && ["checkbox", "radio"].contains(inputType) }

    /// Whether a person chooses the value of the field, rather than entering it.
    var isChoice: Bool { isCheckable || tag == "select" }

    /// Whether the element is a text field.
    var isTextField: Bool {
        tag == "textarea"
            || tag == "input" && !isCheckable && !isButton && !["hidden", "file", "range", "color"].contains(inputType)
    }

    /// Whether a test can enter a value as text: into a text field, and into the fields for which a browser shows a color
    /// or a slider.
    var takesText: Bool { isTextField || tag == "input" && ["color", "range"].contains(inputType) }

    /// Whether the field prevents Enter from submitting a form without a submit button, if the form has several such
    /// fields.
    var blocksImplicitSubmission: Bool { tag == "input" && isTextField }

    /// Whether the control can neither be used nor submitted.
    var isDisabled: Bool {
        let canBeDisabled = isControl || ["fieldset", "input", "optgroup", "option"].contains(tag)
        if canBeDisabled, attributes["disabled"] != nil { return true }
        guard isControl || ["fieldset", "input"].contains(tag) else { return false }
        // The legend of a disabled fieldset stays enabled, because its controls can enable the fieldset.
        var inside = self
        while let outer = inside.parent {
            let isDisabling = outer.tag == "fieldset" && outer.attributes["disabled"] != nil
            let legend = outer.children.first { $0.tag == "legend" }
            if isDisabling, legend !== inside { return true }
            inside = outer
        }
        return false
    }

    /// The options of a `select`, in order.
    var options: [ReferenceTree.Node] { descendants.filter { $0.tag == "option" } }

    /// The values of the options that the server selects.
    var givenOptions: [String] {
        let selected = options.filter { $0.attributes["selected"] != nil }.map(\.optionValue)
        guard let given = attributes["data-vsm-value"] else { return selected }
        return options.map(\.optionValue).filter { $0 == given }
    }

    /// The value of an `option`.
    var optionValue: String {
        attributes["value"] ?? textContent.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension ReferenceTree {
    /// Returns the form of a control.
    func form(of control: Node) -> Node? {
        if let identifier = control.attributes["form"] { return element(withID: identifier) }
        return control.withAncestors.dropFirst().first { $0.tag == "form" }
    }

    /// Returns the controls of a form, in document order.
    func controls(of form: Node) -> [Node] {
        page.descendants.filter { $0.isControl && self.form(of: $0) === form }
    }

    /// Returns the controls and hidden fields of a form, in document order.
    func submittable(of form: Node) -> [Node] {
        page.descendants.filter { ($0.isControl || $0.tag == "input") && self.form(of: $0) === form && !$0.isDisabled }
    }

    /// Returns the elements that a browser lists for a form, in document order.
    func listedElements(of form: Node) -> [Node] {
        page.descendants.filter { node in
            switch node.tag {
            case "input" where node.inputType == "image": false
            case "button", "fieldset", "input", "object", "output", "select", "textarea": self.form(of: node) === form
            default: false
            }
        }
    }

    /// Returns the control of a label.
    func control(of label: Node) -> Node? {
        if let identifier = label.attributes["for"] {
            guard let control = element(withID: identifier), control.isLabelable else { return nil }
            return control
        }
        return label.descendants.first(where: \.isLabelable)
    }

    /// Returns the labels of a control.
    func labels(of control: Node) -> [Node] {
        page.descendants.filter { $0.tag == "label" && self.control(of: $0) === control }
    }
}

extension ReferenceTree.Node {
    fileprivate var isLabelable: Bool { isControl || ["meter", "output", "progress"].contains(tag) }
}
