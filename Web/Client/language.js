// The texts for the person, which the server inserts here in the language of the page.

const texts = VSM_TEXTS;

/** Their language and its direction, which the page may not have: a link can lead to a page in another language. */
const [languageOfTexts, directionOfTexts] = texts.slice(-2);

/** A text with the name of an element in its place. */
const textAbout = (index, name) => texts[index].replace("{}", () => name);
