// Raw HTML, which only the server can give.

const markupPolicy = window.trustedTypes?.createPolicy("vsm", { createHTML: (markup) => markup });

/** Makes the markup that has come the content of its elements. Scripts in it do not run. */
function showMarkup() {
  for (const [element, markup] of changedMarkup) {
    const template = document.createElement("template");
    template.innerHTML = markupPolicy?.createHTML(markup) ?? markup;
    element.replaceChildren(document.importNode(template.content, true));
  }
  changedMarkup.clear();
}
