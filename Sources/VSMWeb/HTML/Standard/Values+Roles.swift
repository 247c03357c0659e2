// Written by Scripts/generate-html from Scripts/html/values.txt; change it there.

/// The role of an element for assistive technology.
public enum AccessibilityRole: String, Sendable {
    /// An error that just happened, which is read out at once.
    case alert
    /// A dialog with an alert.
    case alertDialog = "alertdialog"
    /// A part of the page with a keyboard of its own.
    case application
    /// Self-contained content.
    case article
    /// The header of the site.
    case banner
    /// A quotation.
    case blockquote
    /// A control that is pressed.
    case button
    /// The caption of a figure or a table.
    case caption
    /// A cell of a table.
    case cell
    /// A control that is checked or not.
    case checkbox
    /// A piece of code.
    case code
    /// The heading of a column.
    case columnHeader = "columnheader"
    /// A field with a list of suggestions.
    case combobox
    /// Content beside the main content.
    case complementary
    /// The footer of the site.
    case contentInfo = "contentinfo"
    /// The definition of a term.
    case definition
    /// What was removed.
    case deletion
    /// A dialog.
    case dialog
    /// Content to read inside an application.
    case document
    /// Stressed text.
    case emphasis
    /// A list that grows while it is read.
    case feed
    /// An illustration.
    case figure
    /// A form.
    case form
    /// Nothing in particular.
    case generic
    /// A table whose cells can be focused.
    case grid
    /// A cell of a grid.
    case gridCell = "gridcell"
    /// Elements that belong together.
    case group
    /// A heading.
    case heading
    /// An image.
    case image = "img"
    /// What was added.
    case insertion
    /// A link.
    case link
    /// A list.
    case list
    /// A list to choose from.
    case listbox
    /// An item of a list.
    case listItem = "listitem"
    /// Messages that are read out as they arrive.
    case log
    /// The main content.
    case main
    /// Highlighted text.
    case mark
    /// Messages that change often and are not read out.
    case marquee
    /// A formula.
    case math
    /// A list of commands.
    case menu
    /// Commands that are always visible.
    case menubar
    /// A command of a menu.
    case menuItem = "menuitem"
    /// A command of a menu that is checked or not.
    case menuItemCheckbox = "menuitemcheckbox"
    /// A command of a menu, of which one is checked.
    case menuItemRadio = "menuitemradio"
    /// A quantity within a range.
    case meter
    /// Navigation links.
    case navigation
    /// Nothing: the element has no role.
    case none
    /// A note in parentheses.
    case note
    /// An option of a list.
    case option
    /// A paragraph.
    case paragraph
    /// Nothing: the element has no role.
    case presentation
    /// How far a task has come.
    case progressBar = "progressbar"
    /// A control of a group, of which one is checked.
    case radio
    /// Controls of which one is checked.
    case radioGroup = "radiogroup"
    /// A part of the page that is worth a place in its outline.
    case region
    /// A row of a table.
    case row
    /// Rows of a table.
    case rowGroup = "rowgroup"
    /// The heading of a row.
    case rowHeader = "rowheader"
    /// A control that scrolls.
    case scrollbar
    /// The part of the page that searches it.
    case search
    /// A field with a text to search for.
    case searchBox = "searchbox"
    /// A line between groups.
    case separator
    /// A control that sets a number.
    case slider
    /// A field with a number that buttons change.
    case spinButton = "spinbutton"
    /// Information that is read out when nothing else is.
    case status
    /// Important text.
    case strong
    /// A subscript.
    case `subscript`
    /// A proposed change.
    case suggestion
    /// A superscript.
    case superscript
    /// A control that is on or off.
    case `switch`
    /// The title of a panel, which shows it.
    case tab
    /// A table.
    case table
    /// The titles of panels.
    case tabList = "tablist"
    /// A panel that a tab shows.
    case tabPanel = "tabpanel"
    /// A term with a definition.
    case term
    /// A field with text.
    case textbox
    /// A date or a time.
    case time
    /// A number that counts.
    case timer
    /// Controls that are often used.
    case toolbar
    /// The explanation of an element.
    case tooltip
    /// A list whose items open.
    case tree
    /// A table whose rows open.
    case treeGrid = "treegrid"
    /// An item of a tree.
    case treeItem = "treeitem"
}
