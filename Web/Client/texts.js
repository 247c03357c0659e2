// The texts for the person: each number is an index in the list, in the order of `SiteText.ofScript`. Both files name them.

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
const notDoneText = 11;
const somethingNotDoneText = 12;
const perhapsNotDoneText = 13;
const somethingPerhapsNotDoneText = 14;
const fieldGoneText = 15;
const fieldChangedText = 16;
const fieldNotPutBackText = 17;
const tooLongText = 18;
const whatWasTypedText = 19;
const dismissText = 20;
const noConnectionText = 21;
