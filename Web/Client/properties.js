// The properties of forms and of the document, whatever the names of fields are.
//
// A field in a form hides the property of the form with its name, and a form or an image hides such a property of the
// document: `form.children` can be a field, and `document.body` a form. Each property therefore has a second name, which
// begins with a dollar sign, as no name of a field should. All files use the second names of such properties.

const secondNames = {};
for (const { prototype } of [HTMLFormElement, Document]) {
  for (const name in prototype) {
    secondNames[`$${name}`] = {
      get() { return Reflect.get(Object.getPrototypeOf(this), name, this); },
      set(value) { Reflect.set(Object.getPrototypeOf(this), name, value, this); },
    };
  }
}
// Defining them one by one takes several times as long.
Object.defineProperties(Node.prototype, secondNames);
