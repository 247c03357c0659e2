import VSMWeb

/// The frame of the account's pages, with a title and a link back.
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
