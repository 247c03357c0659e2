// The identity of an element across a reload, which gives the nodes of the page other numbers.
//
// A position does not identify an element, because rows come and go during a reload. An element is found again only if
// its description is unambiguous in the page, both before and after the reload.

/** Whether a person can enter something into an element. */
const isField = (element) => ["input", "select", "textarea"].includes(element.$localName);

/** The keys of the rows around an element, and the identifiers of the elements around it. */
function keysAround(element) {
  const keys = [];
  for (let each = element; each && each !== page; each = each.$parentElement) {
    if (each.$id) keys.push(`#${each.$id}`);
    if (each.$dataset.vsmKey !== undefined) keys.push(`=${each.$dataset.vsmKey}`);
  }
  return keys;
}

/** The names of a form's permanent fields, which distinguish a form without a name from other forms. */
function formName(form) {
  return form && (form.$getAttribute("name")
    ?? [...form.$elements].filter((field) => !isLeaving(field)).map((field) => field.name).join());
}

/** Describes an element in the same way before and after a reload. */
function description(element, formNames = new Map()) {
  // A field can belong to a form that is not around it.
  const form = element.$localName === "form" ? element : element.form ?? element.$closest("form");
  if (!formNames.has(form)) formNames.set(form, formName(form));
  const { type, name, value } = element;
  // Boxes with one name differ in their values.
  const own = isField(element) ? [type, name, isBox(element) && value] : [label(element)];
  return JSON.stringify([element.$localName, own, formNames.get(form), keysAround(element)]);
}

/** The only element with a description that meets a condition; `null` if there is none, or if there are several. */
function find(wanted, condition = () => true) {
  if (!wanted) return null;
  const [tag] = JSON.parse(wanted);
  const formNames = new Map();
  const found = all(CSS.escape(tag))
    .filter((each) => condition(each) && description(each, formNames) === wanted);
  return found.length === 1 ? found[0] : null;
}

/** The description of an element; `null` if it also describes other elements. */
function uniqueDescription(element) {
  const own = description(element);
  return find(own) ? own : null;
}

/** The name under which a person knows an element. */
function label(element) {
  const name = element.$getAttribute("aria-label") || element.$querySelector("[type=submit]")?.$textContent
    || element.labels?.[0]?.$textContent || element.$textContent || element.$getAttribute("name") || "";
  return name.trim().replace(/\s+/g, " ").slice(0, 60);
}
