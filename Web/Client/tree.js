// The nodes of the page with the numbers that the server uses for them.
//
// After connecting, the client gets the numbers of the page's nodes, and later those of every new node, so that a patch
// identifies its nodes exactly. The files in this folder are served as one script with one scope, and those in
// `Optional` as another.
const page = document.$getElementById("vsm-page");

const all = (selector) => [...page.$querySelectorAll(selector)];

const box = (element) => element.$getBoundingClientRect();

const nodeOf = new Map();
const numberOf = new WeakMap();
const properties = new Set(["checked", "disabled", "muted", "open", "selected"]);

/** Whether the server knows a node: an element (1), a text (3), or the comment (8) that marks the place of a view. */
const hasNumber = (node) => (node.$nodeType === 8 ? node.data === "v" : node.$nodeType < 4 && !outside.includes(node));

/** Whether the server does not know the content of an element: raw HTML, a widget, and the text of a text area. */
const isOpaque = (node) => node.$matches?.("textarea, [data-vsm-raw], [data-vsm-widget]");

/** The nodes with numbers below a node, in document order. */
function* descendants(node) {
  if (isOpaque(node)) return;
  for (const child of node.$childNodes) {
    if (!hasNumber(child)) continue;
    yield child;
    yield* descendants(child);
  }
}

/**
 * A number that follows from the depths of the nodes in document order, as `NodeWriter.shape` on the server.
 *
 * The parser of a browser moves what it does not expect, such as a text between the rows of a table, without a trace.
 */
function shapeBelow(parent, shape = 0, depth = 1) {
  if (isOpaque(parent)) return shape;
  return [...parent.$childNodes].filter(hasNumber)
    .reduce((before, node) => shapeBelow(node, (Math.imul(before, 31) + depth) | 0, depth + 1), shape);
}

/** The nodes of the loaded page, unless the parser has moved some; the server then sends its own. */
const countOfLoaded = () => (`${shapeBelow(page)}` === page.$dataset.shape ? [...descendants(page)].length : 0);

function know(number, node) {
  nodeOf.set(number, node);
  numberOf.set(node, number);
}

function forget(node) {
  for (const known of [node, ...descendants(node)]) {
    nodeOf.delete(numberOf.get(known));
    if (!leaving.has(known)) forgetTyping(known);
  }
}

/** Gives the nodes of the loaded page their numbers: runs of `[first, count]`. */
function numberNodes(runs, nodes = descendants(page)) {
  for (const [first, count] of runs) {
    for (let number = first; number < first + count; number += 1) know(number, nodes.next().value);
  }
}

let lastNumberMade = 0;

/**
 * Makes a node of a description: an element is `[tag, attributes?, child, …]`, a text a string, the mark of a view 0.
 *
 * Nodes are numbered in the order of the document. A number in front of a description starts over: `[7, tag, …]`,
 * `[8, 0, text]`, `[9, 0]`. Nothing is parsed, so nothing runs.
 */
function make(description, parent) {
  if (typeof description === "string") return numbered(document.$createTextNode(description));
  if (description === 0) return numbered(document.$createComment("v"));
  if (typeof description[0] === "number") {
    const [number, ...rest] = description;
    lastNumberMade = number - 1;
    return make(rest[0] === 0 ? rest[1] ?? 0 : rest, parent);
  }
  const [name, ...children] = description;
  const surroundings = parent.$localName === "foreignObject" ? page : parent;
  const namespace = name === "svg" ? "http://www.w3.org/2000/svg" : surroundings.$namespaceURI;
  const element = numbered(document.$createElementNS(namespace, name));
  if (children[0]?.constructor === Object) setAttributes(element, children.shift());
  for (const child of children) element.$append(make(child, element));
  return visible(element, parent);
}

const tableParts = "table, tbody, tfoot, thead, tr";

/** The element itself, or around a form in a part of a table an element without a box, because browsers hide such a form. */
function visible(element, parent) {
  if (element.$localName !== "form" || !parent.$matches(tableParts)) return element;
  const around = document.$createElement("vsm-form");
  around.$append(element);
  return around;
}

/** What `visible` has returned for a node. */
const outermost = (node) => (node.$parentNode?.$localName === "vsm-form" ? node.$parentNode : node);

function numbered(node) {
  lastNumberMade += 1;
  know(lastNumberMade, node);
  return node;
}

/** Sets attributes, the value last: what a field accepts depends on its type and its limits. */
function setAttributes(element, { value, ...others }) {
  for (const [name, each] of Object.entries(others)) setAttribute(element, name, each);
  if (value !== undefined) setAttribute(element, "value", value);
}

function setAttribute(element, name, value) {
  if (name === "data-vsm-raw") {
    changedMarkup.set(element, value);
    value = "";
  }
  if (name === "value" && isTextField(element)) return giveValue(element, value);
  if (name === "disabled" && value !== null && element === focusedElement()) disabledWithFocus = element;
  if (name === "data-vsm-focus" && value !== null) elementToFocus = element;
  if (properties.has(name) && !isChosenByPerson(element)) element[name] = value !== null;
  if (value === null) element.$removeAttribute(name);
  else element.$setAttribute(name, value);
}

/** Replaces the page, and keeps the typed text and the focus. */
function replacePage(tree) {
  const focused = focusedElement();
  const selection = selectionIn(focused);
  const restoreTyping = keepTyping();
  nodeOf.clear();
  foreign.length = 0;
  page.$replaceChildren();
  lastNumberMade = 0;
  for (const description of tree) page.$append(make(description, page));
  elementToFocus = null;
  for (const entry of unacknowledged) {
    entry.element &&= nodeOf.get(numberOf.get(entry.element)) ?? entry.element;
    entry.field &&= nodeOf.get(numberOf.get(entry.field)) ?? entry.field;
    entry.choices = entry.choices?.map((each) => nodeOf.get(numberOf.get(each)) ?? each);
    entry.choices?.filter(holdsState).forEach((each) => changedChoices.add(each));
    if (entry.setsBusy) entry.element.$ariaBusy = "true";
  }
  restoreTyping();
  focusAgain(nodeOf.get(numberOf.get(focused)), selection);
}
