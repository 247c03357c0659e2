import VSM
import VSMWeb

/// Rows that change places with what is open, scrolled or playing in them.
struct MovingView: HTMLView {
    var initialState: [Int] { [1, 2, 3, 4] }

    func body(_ container: StateContainer<[Int]>) -> some HTML {
        section {
            h1 { "Moving" }
            ul {
                forEach(container.state, key: \.self) { row in
                    li {
                        input(name: "text").accessibilityLabel("Text \(row)")
                        div { forEach(Array(1...30), key: \.self) { line in p { "Line \(line)" } } }
                            .class("box").id("box-\(row)")
                        p { "Popover \(row)" }.popover(.manual).id("popover-\(row)")
                        dialog { "Dialog \(row)" }.id("dialog-\(row)")
                        video {}.id("video-\(row)")
                    }
                }
            }
        }
        .onKey(.pageDown) { container.observe(container.state.reversed()) }
    }
}
