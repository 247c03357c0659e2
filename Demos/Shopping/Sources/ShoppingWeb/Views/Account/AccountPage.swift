import VSMWeb

/// What the pages of the account have in common: a title, and the way back.
struct AccountPage<Page: HTML>: HTML {
    let title: String
    @HTMLBuilder let page: () -> Page

    var content: some HTML {
        section {
            pageTitle("\(title) · Hearth & Oak")
            BackButton(route: .account)
            h1 { title }
            page()
        }.class("narrow")
    }
}
