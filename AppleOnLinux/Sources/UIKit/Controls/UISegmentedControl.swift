/// A control with a button for each of its segments, one of which is selected.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// The number of no segment.
    public class var noSegment: Int { -1 }

    /// The number of the selected segment; by default, `noSegment` (uikit/uisegmentedcontrol/selectedsegmentindex).
    open var selectedSegmentIndex = -1 {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// The number of segments.
    open var numberOfSegments: Int { titles.count }

    private var titles: [String?] = [] {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// Creates a control with a segment for each title or image.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String }
    }

    /// Adds a segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title, at: min(segment, titles.count))
    }

    /// Removes all segments.
    open func removeAllSegments() {
        titles = []
    }

    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        titles[segment] = title
    }

    /// Returns the title of a segment.
    open func titleForSegment(at segment: Int) -> String? { titles[segment] }

    override var innerElements: [ScreenElement] {
        titles.enumerated().map { number, title in
            var element = ScreenElement("Segment", title ?? "")
            element.value = number == selectedSegmentIndex ? "selected" : nil
            element.isEnabled = isEnabled
            element.press = { [self] in
                guard number != selectedSegmentIndex else { return }
                selectedSegmentIndex = number
                sendActions(for: .valueChanged)
            }
            return element
        }
    }
}
