// The operations of a patch.
//
// A positive place is the number of the node after which nodes are inserted. Zero or a negative place stands for the
// beginning of the element with the negated number; zero is the page.

/** The parent of a place, and the node before it, if there is one. */
function placeAt(place) {
  if (place > 0) {
    const previous = outermost(nodeOf.get(place));
    return [previous.$parentNode, previous];
  }
  return [place === 0 ? page : nodeOf.get(-place), null];
}

/** Inserts nodes in order at a place, and leaves those alone that are already in position. */
function putAt(place, nodes) {
  let [parent, previous] = placeAt(place);
  for (const node of nodes.map(outermost)) {
    const next = previous ? previous.$nextSibling : parent.$firstChild;
    if (node !== next) put(node, parent, next);
    previous = node;
  }
}

/** Moves a node before a sibling, with the state of what is in it, such as the focus, and a video that is playing. */
function put(node, parent, before) {
  if (parent.$moveBefore) parent.$moveBefore(node, before);
  else (optional.putAgain ?? insert)(node, parent, before);
}

const insert = (node, parent, before) => parent.$insertBefore(node, before);

/** The numbers in a list in which `[first, step, count]` stands for several. */
const expand = (numbers) =>
  numbers.flatMap((number) => {
    if (typeof number === "number") return number;
    const [first, step, count] = number;
    return Array.from({ length: count }, (_, index) => first + step * index);
  });

const nodesOf = (numbers) => numbers.map((number) => nodeOf.get(number));

const operations = {
  t: (number, text) => { nodeOf.get(number).data = text; },
  a: (number, ...attributes) => {
    const element = nodeOf.get(number);
    const isGiven = isTextField(element) && isAsGiven(element);
    const changes = {};
    while (attributes.length > 0) changes[attributes.shift()] = attributes.shift();
    setAttributes(element, changes);
    // Other limits may allow what the server gave before.
    if (isGiven && !isAsGiven(element)) showValue(element, element.defaultValue);
  },
  i: (place, ...descriptions) => {
    const [parent, previous] = placeAt(place);
    const nodes = descriptions.map((description) => make(description, parent));
    if (previous) previous.$after(...nodes);
    else parent.$prepend(...nodes);
  },
  m: (place, ...numbers) => putAt(place, nodesOf(numbers)),
  o: (place, ...numbers) => putAt(place, nodesOf(expand(numbers))),
  x: (...numbers) => nodesOf(numbers).forEach(remove),
};
