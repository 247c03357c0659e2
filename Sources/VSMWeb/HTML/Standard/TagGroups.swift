// Written by Scripts/generate-html from Scripts/html/attributes.txt; change it there.

extension HTMLTags {
    /// A tag of what can be disabled.
    public protocol AnyControl: HTMLTag {}

    /// A tag of what has a name in a form.
    public protocol NamedControl: HTMLTag {}

    /// A tag of what can belong to a form elsewhere in the page.
    public protocol FormOwned: HTMLTag {}

    /// A tag of what a person can fill in.
    public protocol AnyField: HTMLTag {}

    /// A tag of what a person can type into.
    public protocol TextEntry: HTMLTag {}

    /// A tag of what can act on another element.
    public protocol Invoker: HTMLTag {}

    /// A tag of a link.
    public protocol AnyLink: HTMLTag {}

    /// A tag of what can be played.
    public protocol AnyMedium: HTMLTag {}

    /// A tag of what is loaded from a URL.
    public protocol AnyLoaded: HTMLTag {}

    /// A tag of what has a size in the page.
    public protocol Sized: HTMLTag {}

    /// A tag of a cell.
    public protocol AnyCell: HTMLTag {}

    /// A tag of columns.
    public protocol AnyColumn: HTMLTag {}

    /// A tag of a change.
    public protocol AnyEdit: HTMLTag {}

    /// A tag of what has a source.
    public protocol AnyQuotation: HTMLTag {}

    /// A tag of what may contain text of a graphic.
    public protocol AnyLetters: HTMLTag {}
}
