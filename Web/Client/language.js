// The texts for the person, which the server inserts here in the language of the page.

const texts = VSM_TEXTS;

/** A text with the name of an element in its place. */
const textAbout = (index, name) => texts[index].replace("{}", () => name);
