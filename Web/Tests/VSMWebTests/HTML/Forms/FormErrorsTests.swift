import Testing

@testable import VSMWeb

@Suite("Errors of a form")
struct FormErrorsTests {
    @Test("The first message for a field is kept, and the names are sorted")
    func firstMessage() {
        var errors = FormErrors(["b": "first"])
        errors.add("second", for: "b")
        errors.add("other", for: "a")
        #expect(errors["b"] == "first")
        #expect(errors.names == ["a", "b"])
    }

    @Test("A message is replaced and removed by the name of its field")
    func changes() {
        var errors = FormErrors(["email": "Fill in this field."])
        errors["email"] = "This is not an address."
        #expect(errors == FormErrors(["email": "This is not an address."]))
        #expect(errors["name"] == nil)
        #expect(!errors.isEmpty)
        errors["email"] = nil
        #expect(errors.isEmpty)
        #expect(errors == FormErrors())
    }
}
