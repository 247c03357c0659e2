/// The texts of `--help`.
enum Usage {
    static let script = """
        Scripts/new Name             creates a package with one feature
        Scripts/new feature Name     adds a feature to the package in the current folder

        \(options)
          --into FOLDER              the folder for the new package; by default, the one that contains this repository
          --package FOLDER           the package that gets the feature
        \(target)
        """

    static let plugin = """
        swift package --allow-writing-to-package-directory new-feature Name     adds a feature to the package

        \(options)
        \(target)
        """

    private static let options = """
          --live-page                a web page that a server renders
          --swiftui                  a view in SwiftUI
          --style STYLE              the style of the models; by default, struct
          --with-repository          the data comes from a repository behind a protocol, in place of a closure
        """

    private static let target = """
          --target TARGET            the target that gets the feature; by default, the only one
          --tests TARGET             the target that gets its tests; by default, TARGETTests, or the only one

        Styles: \(Style.allCases.map(\.rawValue).joined(separator: " "))
        """
}
