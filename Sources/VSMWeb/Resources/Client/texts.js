// The texts for the person, which the server inserts here in the language of the page. Each number is an index in the
// list, in the order of `SiteText.ofScript`.

const texts = VSM_TEXTS;

const connectionText = 0;
const connectingText = 1;
const connectionLostText = 2;
const connectionLostBeforeLinkText = 3;
const connectionBackText = 4;
const serverSlowText = 5;
const serverBusyText = 6;
const serverUnreachableText = 7;
const cookiesNeededText = 8;
const openElsewhereText = 9;
const useHereText = 10;
const pageChangedText = 11;
const notDoneText = 12;
const somethingNotDoneText = 13;
const perhapsNotDoneText = 14;
const somethingPerhapsNotDoneText = 15;
const fieldGoneText = 16;
const fieldChangedText = 17;
const fieldNotPutBackText = 18;
const tooLongText = 19;
const whatWasTypedText = 20;
const dismissText = 21;
const stateNotRestoredText = 22;

/** A text with the name of an element in its place. */
const textAbout = (index, name) => texts[index].replace("{}", () => name);
