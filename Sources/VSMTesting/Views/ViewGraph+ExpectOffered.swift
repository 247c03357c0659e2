@available(Systems 2024, *)
extension ViewGraph {
    /// Makes the test fail for each action of a feature that no control of the view performs, and for each control that
    /// does not do what it seems to.
    ///
    /// The failure names each gap by its state:
    ///
    /// - an action that a state offers and no control performs;
    /// - a state that the view never shows;
    /// - a control that does nothing, or leads where no action of the state leads;
    /// - a switch or a field that has its former value again although nothing failed;
    /// - controls with one name, and an alert that cannot be left.
    ///
    /// A control performs an action if it leads to a state to which the action leads; with several such controls, the one
    /// with the name of the action. What happens in the view by itself, such as loading when it appears, performs an
    /// action, too.
    ///
    /// - Parameters:
    ///   - feature: The graph of the feature, explored with the same stubs and the same names.
    ///   - exceptions: The names of actions that the view does not offer on purpose.
    public func expectOffered<Feature>(
        _ feature: StateGraph<Feature>,
        except exceptions: Set<String> = [],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let gaps = ViewGaps(self)
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        report(gaps.from(feature, except: exceptions) + gaps.ofControls(), at: location)
    }

    /// Makes the test fail for each control that does not do what it seems to.
    ///
    /// These are the gaps of ``expectOffered(_:except:fileID:filePath:line:column:)`` that need no graph of the feature.
    public func expectEffectiveControls(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        report(ViewGaps(self).ofControls(), at: location)
    }

    private func report(_ gaps: [String], at location: TestLocation) {
        guard !gaps.isEmpty else { return }
        let report = CheckReport(
            headline: "The view does not offer what the feature does.",
            cases: gaps,
            advice: "Add the control, connect it, or remove it."
        )
        reportFailure(report.text, at: location)
    }
}
