extension SiteTexts {
    /// The texts in German.
    public static let german = SiteTexts(language: "de") { text in
        switch text {
        case .connection: "Verbindung"
        case .connecting: "Die Verbindung wird hergestellt …"
        case .noConnection:
            "Diese Seite kann hier nicht verbunden bleiben. Formulare, Schaltflächen und Links funktionieren, aber sie ändert sich nicht von selbst."
        case .connectionLost: "Die Verbindung ist unterbrochen. Sie wird neu aufgebaut."
        case .connectionLostBeforeLink:
            "Die Verbindung ist unterbrochen. Die Seite öffnet sich, sobald sie wieder da ist."
        case .connectionBack: "Die Verbindung ist wieder da."
        case .serverSlow: "Der Server antwortet langsam."
        case .serverBusy: "Der Server ist ausgelastet. Es wird erneut versucht."
        case .serverUnreachable: "Der Server ist nicht erreichbar. Es wird erneut versucht."
        case .cookiesNeeded: "Diese Seite kann nicht verbunden bleiben. Sie braucht Cookies."
        case .openElsewhere: "Diese Seite ist in einem anderen Tab geöffnet."
        case .useHere: "Hier verwenden"

        case .pageChanged:
            "Diese Seite hat sich gerade geändert. Es wurde nichts ausgeführt. Bitte sehen Sie noch einmal nach."
        case .notDone(let control): "„\(control)“ konnte nicht ausgeführt werden. Bitte versuchen Sie es noch einmal."
        case .somethingNotDone:
            "Ihre Eingabe konnte nicht ausgeführt werden. Bitte versuchen Sie es noch einmal."
        case .perhapsNotDone(let control):
            "„\(control)“ wurde vielleicht nicht ausgeführt. Bitte prüfen Sie es, bevor Sie es noch einmal versuchen."
        case .somethingPerhapsNotDone:
            "Ihre Eingabe wurde vielleicht nicht ausgeführt. Bitte prüfen Sie es, bevor Sie es noch einmal versuchen."
        case .fieldGone(let field): "„\(field)“ gibt es nicht mehr. Ihre Eingabe war:"
        case .fieldChanged(let field): "„\(field)“ wurde an anderer Stelle geändert. Ihre Eingabe war:"
        case .fieldNotPutBack(let field): "Ihre Eingabe in „\(field)“ konnte nicht wieder eingesetzt werden:"
        case .stateNotRestored:
            "Diese Seite beginnt von vorn, weil Ihr letzter Stand nicht wiederhergestellt werden konnte."
        case .tooLong(let excess): "Das ist zu lang. Zeichen, die wegfallen müssen: \(excess)"
        case .whatWasTyped: "Ihre Eingabe"
        case .dismiss: "Schließen"

        case .fieldEmpty: "Füllen Sie dieses Feld aus."
        case .valueImpossible: "Dieser Wert ist nicht möglich."
        case .wholeNumberNeeded: "Geben Sie eine ganze Zahl ein."
        case .numberNeeded: "Geben Sie eine Zahl ein."

        case .formReplaced:
            "Diese Seite hat jetzt ein anderes Formular. Es wurde nichts ausgeführt. Bitte versuchen Sie es noch einmal."
        case .formSentBefore:
            "Dieses Formular wurde schon abgeschickt. Sie sehen die Seite, wie sie jetzt ist."
        case .tooManyRequests:
            "Es waren zu viele Anfragen auf einmal. Es wurde nichts ausgeführt. Bitte versuchen Sie es noch einmal."

        case .noSuchPage: "Diese Seite gibt es nicht."
        case .startPage: "Zur Startseite"
        case .unknownHost: "Dieser Server antwortet nicht unter diesem Namen."

        case .requestUnreadable: "Die Anfrage ist nicht lesbar"
        case .requestUnreadableAdvice:
            "Die Anfrage gehört zu keiner Seite dieser Website. Öffnen Sie die Seite noch einmal."
        case .formRefused: "Das Formular wurde nicht angenommen"
        case .formOfOtherSite: "Nur Seiten dieser Website können Formulare abschicken."
        case .formWithoutCookie: "Nur Browser, die das Cookie dieser Website annehmen, können Formulare abschicken."
        case .formOfOtherBrowser:
            "Dieses Formular stammt nicht von einer Ihrer Seiten. Öffnen Sie die Seite noch einmal."
        case .tooMuch: "Das ist zu viel auf einmal"
        case .requestTooLarge(let limit): "Eine Anfrage darf \(limit) Bytes haben."
        case .formTooLarge(let limit): "Ein Formular darf \(limit) Werte haben."
        case .valueTooLarge(let limit):
            "Ein Text in einem Formular darf \(limit) Bytes haben. Gehen Sie zurück und kürzen Sie ihn."
        case .requestSlow: "Die Anfrage hat zu lange gedauert"
        case .requestSlowAdvice: "Die Anfrage dauert zu lange. Gehen Sie zurück und versuchen Sie es noch einmal."
        case .pageFailed: "Etwas ist schiefgegangen"
        case .pageFailedReason: "Diese Seite kann nicht angezeigt werden. Das liegt nicht an Ihnen."
        case .serverFull: "Im Moment sind zu viele Besucher da"
        case .tooManyPages: "Es sind zu viele Seiten geöffnet."
        case .tooManyPagesForForm:
            "Es sind zu viele Seiten geöffnet. Gehen Sie zurück und schicken Sie das Formular in ein paar Sekunden noch einmal."
        case .tooManyConnections: "Es gibt zu viele Verbindungen."
        case .serverStopping: "Der Server wird gerade abgelöst"
        case .serverStoppingReason: "Gleich übernimmt ein anderer."
        case .triesAgain: "Diese Seite versucht es in ein paar Sekunden von selbst noch einmal."
        }
    }
}
