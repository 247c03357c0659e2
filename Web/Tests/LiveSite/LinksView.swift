import VSM
import VSMWeb

/// Links in a graphic, in a map and with actions of their own.
struct LinksView: HTMLView {
    var initialState: Int { 0 }

    func body(_ container: StateContainer<Int>) -> some HTML {
        let act = { container.observe(container.state + 1) }
        return section {
            h1 { "Links" }
            p { "\(container.state) actions" }.role(.status)
            svg(viewBox: SVGViewBox(width: 200, height: 40)) {
                SVG.a(href: "/tasks/details") { SVG.rect(x: 0, y: 0, width: 100, height: 40).fill("green") }.id(
                    "graphic"
                )
                SVG.a(href: "/tasks/details") { SVG.rect(x: 100, y: 0, width: 100, height: 40) }.id("other-window")
                    .attribute("target", "_blank")
            }.class("graphic")
            a(href: "/tasks/details") { "Act" }.onClick(act)
            div { a(href: "/tasks/details") { "Inside" } }.onClick(act)
        }
    }
}
