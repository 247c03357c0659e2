// Written by Web/Scripts/generate-html from Web/Scripts/html/attributes.txt; change it there.

extension HTMLTags {
    /// A tag of an element that can be disabled.
    public protocol AnyControl: HTMLTag {}

    /// A tag of an element with a name in a form.
    public protocol NamedControl: HTMLTag {}

    /// A tag of an element that can belong to a form elsewhere in the page.
    public protocol FormOwned: HTMLTag {}

    /// A tag of a field.
    public protocol AnyField: HTMLTag {}

    /// A tag of a text field.
    public protocol TextEntry: HTMLTag {}

    /// A tag of an element that can act on another element.
    public protocol Invoker: HTMLTag {}

    /// A tag of a link.
    public protocol AnyLink: HTMLTag {}

    /// A tag of an audio or video player.
    public protocol AnyMedium: HTMLTag {}

    /// A tag of an image, an audio player or a video player.
    public protocol AnyLoaded: HTMLTag {}

    /// A tag of an element with a width and a height.
    public protocol Sized: HTMLTag {}

    /// A tag of a table cell.
    public protocol AnyCell: HTMLTag {}

    /// A tag of table columns.
    public protocol AnyColumn: HTMLTag {}

    /// A tag of an edit.
    public protocol AnyEdit: HTMLTag {}

    /// A tag of an element that can name a source.
    public protocol AnyQuotation: HTMLTag {}

    /// A tag of an element that can contain text of a graphic.
    public protocol AnyLetters: HTMLTag {}
}
