// Raw HTML, which only the server can give.

const markupPolicy = window.trustedTypes?.createPolicy("vsm", { createHTML: (markup) => markup });

/** Replaces the content of an element with markup. Scripts in it do not run. */
function showMarkup(element, markup) {
  const template = document.createElement("template");
  template.innerHTML = markupPolicy?.createHTML(markup) ?? markup;
  element.setAttribute("data-vsm-raw", "");
  element.replaceChildren(document.importNode(template.content, true));
}
