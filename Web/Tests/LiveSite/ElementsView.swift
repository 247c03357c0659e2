import VSM
import VSMWeb

/// Elements whose nodes a parser or a patch could handle incorrectly.
struct ElementsView: HTMLView {
    enum ViewState {
        case showing(step: Int)
    }

    enum ClipPath: CustomTag, SVGTag {
        static let name: HTMLTagName = "clipPath"
    }

    enum ForeignObject: CustomTag, SVGTag {
        static let name: HTMLTagName = "foreignObject"
    }

    var initialState: ViewState { .showing(step: 1) }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        if case .showing(let step) = container.state {
            h1 { "Elements" }
            button {
                "Step "; step
            }
            .key("button").class("step").onClick { container.observe(.showing(step: step + 1)) }
            unsafeRawHTML(markup(step), in: HTMLTags.Section.self).id("raw")
            pre { "\nline \(step)\n" }
            textarea(name: "note", value: "\nnote \(step)").accessibilityLabel("Note")
            table {
                caption { "Numbers" }
                tbody {
                    tr {
                        th { "Step" }.scope(.row); td { step }
                    }
                }
            }
            if step > 1 {
                svg(viewBox: SVGViewBox(width: 10, height: 10)) {
                    element(ClipPath.self) { SVG.rect(x: 0, y: 0, width: 5, height: 10) }.id("half")
                    SVG.circle(cx: 5, cy: 5, r: 4).attribute("clip-path", "url(#half)").fill("green").id("circle")
                    element(ForeignObject.self) { p { "in a graphic" } }.attribute("width", "10").attribute(
                        "height",
                        "10"
                    )
                }.role(.image).accessibilityLabel("Half a circle")
                unsafeRawHTML(markup(step)).id("later")
                video {}.muted().accessibilityLabel("A film")
            }
            p { "The end of step \(step)" }
        }
    }

    private func markup(_ step: Int) -> String {
        """
        <b>raw <i>\(step)</i></b> and <script src="/vsm/client.js"></script>
        <script>document.title = "run"</script><!--v--><table><tr><td>cell</table>
        """
    }
}
