/// A switch.
@available(tvOS, unavailable)
@MainActor @preconcurrency
open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// Sets whether it is on.
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    override var ownElement: ScreenElement? {
        var element = ScreenElement("Switch", accessibilityLabel ?? "")
        element.value = "\(isOn)"
        element.isEnabled = isEnabled
        element.turn = { [self] in
            isOn = $0
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        return element
    }
}
