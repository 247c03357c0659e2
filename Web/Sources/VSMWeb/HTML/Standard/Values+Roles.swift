// Written by Web/Scripts/generate-html from Web/Scripts/html/values.txt; change it there.

/// The role of an element for assistive technology.
public enum AccessibilityRole: String, Sendable {
    /// An important message, which assistive technology announces immediately.
    case alert
    /// A dialog with an alert.
    case alertDialog = "alertdialog"
    /// A part of the page that handles keyboard input itself.
    case application
    /// Self-contained content.
    case article
    /// The header of the site.
    case banner
    /// A quotation.
    case blockquote
    /// A button.
    case button
    /// The caption of a figure or a table.
    case caption
    /// A cell of a table.
    case cell
    /// A checkbox.
    case checkbox
    /// A fragment of code.
    case code
    /// The header of a column.
    case columnHeader = "columnheader"
    /// A field with a list of suggestions.
    case combobox
    /// Content beside the main content.
    case complementary
    /// The footer of the site.
    case contentInfo = "contentinfo"
    /// The definition of a term.
    case definition
    /// Content that was removed.
    case deletion
    /// A dialog.
    case dialog
    /// Content to read inside an application.
    case document
    /// Text with stress emphasis.
    case emphasis
    /// A list of articles that grows as the person scrolls.
    case feed
    /// An illustration.
    case figure
    /// A form.
    case form
    /// A container without a meaning.
    case generic
    /// A table whose cells can be focused.
    case grid
    /// A cell of a grid.
    case gridCell = "gridcell"
    /// A group of elements.
    case group
    /// A heading.
    case heading
    /// An image.
    case image = "img"
    /// Content that was added.
    case insertion
    /// A link.
    case link
    /// A list.
    case list
    /// A list to choose from.
    case listbox
    /// An item of a list.
    case listItem = "listitem"
    /// Messages that assistive technology announces as they arrive.
    case log
    /// The main content.
    case main
    /// Highlighted text.
    case mark
    /// Messages that change often and that assistive technology does not announce.
    case marquee
    /// A formula.
    case math
    /// A list of commands.
    case menu
    /// A menu that stays visible.
    case menubar
    /// A menu item.
    case menuItem = "menuitem"
    /// A menu item with a checkbox.
    case menuItemCheckbox = "menuitemcheckbox"
    /// A menu item with a radio button.
    case menuItemRadio = "menuitemradio"
    /// A quantity within a range.
    case meter
    /// Navigation links.
    case navigation
    /// No role.
    case none
    /// A side note.
    case note
    /// An option of a list.
    case option
    /// A paragraph.
    case paragraph
    /// No role.
    case presentation
    /// The progress of a task.
    case progressBar = "progressbar"
    /// A radio button.
    case radio
    /// A group of radio buttons.
    case radioGroup = "radiogroup"
    /// A section that is important enough to appear in an outline of the page.
    case region
    /// A row of a table.
    case row
    /// A group of rows of a table.
    case rowGroup = "rowgroup"
    /// The header of a row.
    case rowHeader = "rowheader"
    /// A control that scrolls.
    case scrollbar
    /// The part of the page that searches it.
    case search
    /// A search field.
    case searchBox = "searchbox"
    /// A line between groups.
    case separator
    /// A control that sets a number.
    case slider
    /// A number field with buttons to change the number.
    case spinButton = "spinbutton"
    /// A status message, which assistive technology announces when it is idle.
    case status
    /// Important text.
    case strong
    /// A subscript.
    case `subscript`
    /// A proposed change.
    case suggestion
    /// A superscript.
    case superscript
    /// An on-off switch.
    case `switch`
    /// A tab, which shows a panel.
    case tab
    /// A table.
    case table
    /// A list of tabs.
    case tabList = "tablist"
    /// The panel of a tab.
    case tabPanel = "tabpanel"
    /// A term with a definition.
    case term
    /// A text field.
    case textbox
    /// A date or a time.
    case time
    /// A timer.
    case timer
    /// A toolbar.
    case toolbar
    /// A description that appears beside an element.
    case tooltip
    /// A list with items that expand and collapse.
    case tree
    /// A grid with rows that expand and collapse.
    case treeGrid = "treegrid"
    /// An item of a tree.
    case treeItem = "treeitem"
}
