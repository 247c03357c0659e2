// Written by Scripts/generate-html from Scripts/html/values.txt; change it there.

/// What a browser may fill in for a field.
public enum Autocompletion: String, Sendable {
    /// What it knows.
    case on
    /// Nothing.
    case off
    /// About where something is sent; the next value says what.
    case shipping
    /// About who pays; the next value says what.
    case billing
    /// At home; the next value says what.
    case home
    /// At work; the next value says what.
    case work
    /// On the way; the next value says what.
    case mobile
    /// The full name.
    case name
    /// The title, such as “Dr.”
    case honorificPrefix = "honorific-prefix"
    /// The first name.
    case givenName = "given-name"
    /// The middle names.
    case additionalName = "additional-name"
    /// The last name.
    case familyName = "family-name"
    /// What follows the name, such as “Jr.”
    case honorificSuffix = "honorific-suffix"
    /// The nickname.
    case nickname
    /// The name of the account.
    case username
    /// A new password.
    case newPassword = "new-password"
    /// The password of the account.
    case currentPassword = "current-password"
    /// A code that is used once.
    case oneTimeCode = "one-time-code"
    /// The job title.
    case organizationTitle = "organization-title"
    /// The name of the organization.
    case organization
    /// The address, with line breaks.
    case streetAddress = "street-address"
    /// The first line of the address.
    case addressLine1 = "address-line1"
    /// The second line of the address.
    case addressLine2 = "address-line2"
    /// The third line of the address.
    case addressLine3 = "address-line3"
    /// The smallest administrative area.
    case addressLevel4 = "address-level4"
    /// The third administrative area.
    case addressLevel3 = "address-level3"
    /// The town.
    case addressLevel2 = "address-level2"
    /// The state or province.
    case addressLevel1 = "address-level1"
    /// The code of the country.
    case country
    /// The name of the country.
    case countryName = "country-name"
    /// The postal code.
    case postalCode = "postal-code"
    /// The name on the card.
    case cardName = "cc-name"
    /// The number of the card.
    case cardNumber = "cc-number"
    /// When the card expires.
    case cardExpiration = "cc-exp"
    /// The month in which the card expires.
    case cardExpirationMonth = "cc-exp-month"
    /// The year in which the card expires.
    case cardExpirationYear = "cc-exp-year"
    /// The security code of the card.
    case cardSecurityCode = "cc-csc"
    /// The kind of card.
    case cardType = "cc-type"
    /// The currency to pay in.
    case currency = "transaction-currency"
    /// The amount to pay.
    case amount = "transaction-amount"
    /// The preferred language.
    case language
    /// The date of birth.
    case birthday = "bday"
    /// The day of birth.
    case birthdayDay = "bday-day"
    /// The month of birth.
    case birthdayMonth = "bday-month"
    /// The year of birth.
    case birthdayYear = "bday-year"
    /// The gender.
    case sex
    /// The address of a home page.
    case url
    /// The address of a photograph.
    case photo
    /// The telephone number with the code of the country.
    case telephone = "tel"
    /// The telephone number without the code of the country.
    case telephoneNational = "tel-national"
    /// The email address.
    case email
    /// The address for instant messages.
    case instantMessaging = "impp"
    /// A passkey; comes after another value.
    case webAuthentication = "webauthn"
}
