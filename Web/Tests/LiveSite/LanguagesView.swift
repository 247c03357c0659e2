import VSM
import VSMWeb

/// A page whose language is in its state.
struct LanguagesView: HTMLView {
    var initialState: String { "en" }

    func body(_ container: StateContainer<String>) -> some HTML {
        pageLanguage(container.state)
        h1 { "Languages" }
        p { container.state }.role(.status)
        forEach(["en", "ar", "az-Arab"], key: \.self) { language in
            button { "Show \(language)" }.onClick { container.observe(language) }
        }
        a(href: "/arabic-list") { "Arabic" }
        a(href: "/german-list") { "German" }
    }
}

extension SiteTexts {
    /// Texts in a language that is written from right to left.
    static let arabic = SiteTexts(language: "ar") { text in
        switch text {
        case .connectionLost: "انقطع الاتصال. تجري إعادة الاتصال."
        case .openElsewhere: "هذه الصفحة مفتوحة في علامة تبويب أخرى."
        case .useHere: "استخدمها هنا"
        default: SiteTexts.english[text]
        }
    }
}
