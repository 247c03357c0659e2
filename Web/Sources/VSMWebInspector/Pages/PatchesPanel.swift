#if DEBUG
import VSMWeb

/// The latest patches of a page, with the views that were rendered for each.
struct PatchesPanel: HTML {
    let patches: [InspectedPage.Patch]

    var content: some HTML {
        details {
            summary { "Patches of the page" }
            if patches.isEmpty { p { "Nothing was sent since the page was loaded." }.class("soft") }
            ol {
                forEach(patches.suffix(20).reversed(), key: \.id) { patch in
                    li {
                        span { "\(patch.patch.bytes) bytes" }.class("number")
                        span { "\(patch.patch.microseconds) µs" }.class("number")
                        forEach(Array(patch.patch.views.enumerated()), key: \.offset) { _, view in
                            span { view.bytes == 0 ? "\(view.name): no change" : "\(view.name): \(view.bytes)" }
                                .class(view.bytes == 0 ? "rendered unchanged" : "rendered")
                        }
                    }
                }
            }
        }.class("patches")
    }
}
#endif
