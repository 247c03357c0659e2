import Foundation
import VSMWeb

/// The states of a page in the frames of one HTML document.
struct PageGallery {
    /// A state of the page.
    struct Section {
        let name: String
        let way: String
        let actions: [String]
        let markup: String
    }

    private let site: Site
    private let sections: [Section]

    init(of site: Site, _ sections: [Section]) {
        self.site = site
        self.sections = sections
    }

    /// The document.
    var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(PageMarkup.escaped(site.title)): every state</title>
        <style>\(Self.style)</style>
        </head>
        <body>
        <header>
        <h1>\(PageMarkup.escaped(site.title))</h1>
        <p>\(sections.count) states</p>
        <label><input type="checkbox" id="dark"> Dark</label>
        <label><input type="checkbox" id="phone"> Phone</label>
        <label><input type="checkbox" id="large"> Large text</label>
        </header>
        <main>
        \(sections.map(section).joined(separator: "\n"))
        </main>
        <script>\(Self.script)</script>
        </body>
        </html>

        """
    }

    private func section(_ section: Section) -> String {
        let actions = section.actions.map { "<li>\(PageMarkup.escaped($0))</li>" }.joined()
        let page =
            "<!doctype html><html><head><meta charset=\"utf-8\">\(styles)</head><body><div id=\"vsm-page\">\(section.markup)</div></body></html>"
        return """
            <section>
            <h2>\(PageMarkup.escaped(section.name))</h2>
            <p>\(PageMarkup.escaped(section.way))</p>
            <ul>\(actions.isEmpty ? "<li class=\"none\">no actions</li>" : actions)</ul>
            <iframe sandbox="allow-same-origin" title="\(PageMarkup.escaped(section.name))" srcdoc="\(PageMarkup.escaped(withImages(page, "src=\"", "\"")))"></iframe>
            </section>
            """
    }

    /// The style sheets of the site, as elements.
    private var styles: String {
        site.stylesheets.map { address in
            let asset = site.assets.first { $0.path == address.string }
            guard let asset else { return "<link rel=\"stylesheet\" href=\"\(PageMarkup.escaped(address.string))\">" }
            let style = String(decoding: asset.content, as: UTF8.self)
            return "<style>\(withImages(style, "url(\"", "\")"))</style>"
        }.joined()
    }

    /// Returns HTML or a style sheet with the images of the site in place of their addresses.
    private func withImages(_ text: String, _ before: String, _ after: String) -> String {
        site.assets.filter { [.svg, .png, .jpeg].contains($0.contentType) }.reduce(text) { text, asset in
            let content = Data(asset.content).base64EncodedString()
            return text.replacingOccurrences(
                of: "\(before)\(asset.path)\(after)",
                with: "\(before)data:\(asset.contentType.rawValue);base64,\(content)\(after)"
            )
        }
    }

    private static let style = """
        body { margin: 0; font: 16px/1.4 system-ui, sans-serif; background: #eee; color: #222; }
        header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: baseline;
            padding: 12px 24px; background: #fff; border-bottom: 1px solid #ccc; }
        h1 { margin: 0; font-size: 20px; } h2 { margin: 0; font-size: 18px; } p { margin: 0; color: #555; }
        main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr)); gap: 24px;
            padding: 24px; }
        ul { display: flex; flex-wrap: wrap; gap: 4px 8px; margin: 4px 0 8px; padding: 0; list-style: none; }
        li { padding: 0 8px; border-radius: 8px; background: #dde6f5; } li.none { background: none; color: #777; }
        section { display: flex; flex-direction: column; }
        iframe { flex: 1; width: 100%; min-height: 480px; border: 1px solid #bbb; border-radius: 8px;
            background: Canvas; }
        .phone iframe { width: 390px; max-width: 100%; min-height: 700px; }
        """

    // A frame has no preference of its own, so the style sheets get the answer in place of the question.
    private static let script = #"""
        const frames = [...document.querySelectorAll("iframe")], pages = frames.map(frame => frame.srcdoc);
        const boxes = ["dark", "phone", "large"].map(name => document.getElementById(name));
        const show = () => {
            const [isDark, isPhone, isLarge] = boxes.map(box => box.checked);
            document.body.classList.toggle("phone", isPhone);
            const style = `color-scheme: ${isDark ? "dark" : "light"}; font-size: ${isLarge ? 150 : 100}%`;
            frames.forEach((frame, index) => frame.srcdoc = pages[index]
                .replace("<html>", `<html style="${style}">`)
                .replace(/prefers-color-scheme:\s*dark/g, isDark ? "min-width: 0" : "max-width: 0")
                .replace(/prefers-color-scheme:\s*light/g, isDark ? "max-width: 0" : "min-width: 0"));
        };
        for (const box of boxes) box.onchange = show;
        show();
        """#
}
