// Raw HTML, which only the server can provide.

const markupPolicy = attempt(() => window.trustedTypes?.createPolicy("vsm", { createHTML: (markup) => markup }));

/** Sets the markup that has arrived as the content of its elements. Scripts in it do not run. */
function showMarkup() {
  for (const [element, markup] of changedMarkup) {
    attempt(() => {
      const template = document.$createElement("template");
      template.innerHTML = markupPolicy?.createHTML(markup) ?? markup;
      element.$replaceChildren(document.$importNode(template.content, true));
    });
  }
  changedMarkup.clear();
}
