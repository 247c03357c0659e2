import LoadPlan
import Testing

@Suite("A scenario")
struct ScenarioTests {
    @Test("has one step on each line, without comments")
    func steps() throws {
        let scenario = try Scenario(
            """
            # A visitor looks around.
            open /products/{random 1 12}

            click button "Add to Cart"   # once
            type "User Name" "Ada \\"{visitor}\\""
            expect heading "Receipt" or "cart is empty"
            """
        )
        let field = Target(.field, try Template("User Name"))
        #expect(
            scenario.steps == [
                Step(line: 2, .open(try Template("/products/{random 1 12}"))),
                Step(line: 4, .click(Target(.role("button"), try Template("Add to Cart")))),
                Step(line: 5, .type(field, try Template("Ada \"{visitor}\""))),
                Step(
                    line: 6,
                    .expect([
                        Target(.role("heading"), try Template("Receipt")), Target(.text, try Template("cart is empty")),
                    ])
                ),
            ]
        )
    }

    @Test("has blocks")
    func blocks() throws {
        let scenario = try Scenario(
            """
            until "Thank you"
                if "Retry"
                    click "Retry"
                otherwise
                    pause 0.5
                end
                times 3
                    forget
                end
            end
            """
        )
        let retry = Target(.text, try Template("Retry"))
        let click = Step(line: 3, .click(Target(.control, try Template("Retry"))))
        let whether = Step(line: 2, .whether([retry], then: [click], otherwise: [Step(line: 5, .pause(0.5))]))
        let times = Step(line: 7, .times(3, [Step(line: 8, .forget)]))
        #expect(
            scenario.steps == [Step(line: 1, .until([Target(.text, try Template("Thank you"))], [whether, times]))]
        )
    }

    @Test(
        "that cannot be read names the line and the way out",
        arguments: [
            ("", "Line 1: The scenario has no steps. Begin with: open /"),
            ("open /\nclik \"A\"", "Line 2: There is no command \"clik\"."),
            ("open here", "Line 1: \"here\" is not a path of the site, which begins with \"/\"."),
            ("open //other.example/", "Line 1: \"//other.example/\" is not a path of the site"),
            ("click", "Line 1: Here follows the name of an element in quotation marks."),
            ("click \"A", "Line 1: The text \"A has no closing quotation mark."),
            ("click \"A\" \"B\"", "Line 1: This command does not take \"B\" here."),
            ("type \"Name\"", "Line 1: Here follows the text to type in quotation marks."),
            ("open /{visitor", "Line 1: The brace in \"/{visitor\" has no end"),
            ("open /{name}", "Line 1: \"{name}\" is not known"),
            ("open /{random 9 1}", "Line 1: \"{random 9 1}\" is not known"),
            ("pause long", "Line 1: \"long\" is not a time in seconds"),
            ("times 0\nend", "Line 1: \"0\" is not a number from 1 to 10000."),
            ("open /\nend", "Line 2: \"end\" has no \"if\", \"until\" or \"times\" before it."),
            ("if \"A\"\nopen /", "Line 1: This block has no \"end\"."),
            ("until \"A\"\nopen /\notherwise\nend", "Line 3: \"otherwise\" belongs to an \"if\" before it."),
            ("record order \"Order\"", "Line 1: Here follows a text with one *"),
        ]
    )
    func mistakes(text: String, sentence: String) {
        let problem = #expect(throws: ScenarioProblem.self) { try Scenario(text) }
        #expect(message(of: problem).hasPrefix(sentence), "\(message(of: problem))")
    }

    @Test("has a bounded number of blocks inside each other")
    func depth() {
        let count = 5_000
        let text = String(repeating: "times 2\n", count: count) + "open /\n" + String(repeating: "end\n", count: count)
        let problem = #expect(throws: ScenarioProblem.self) { try Scenario(text) }
        #expect(message(of: problem) == "Line 11: More than 10 blocks are inside each other.")
    }

    @Test("has parts that differ from visitor to visitor")
    func placeholders() throws {
        let template = try Template("{visitor}-{round}-{random 5 9}!")
        #expect(template.text(visitor: 3, round: 2) { $0.upperBound } == "3-2-9!")
        #expect(template.written == "{visitor}-{round}-{random 5 9}!")
    }
}
