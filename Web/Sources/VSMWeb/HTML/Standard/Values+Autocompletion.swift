// Written by Web/Scripts/generate-html from Web/Scripts/html/values.txt; change it there.

/// The values that a browser may fill into a field.
public enum Autocompletion: String, Sendable {
    /// Any value that fits.
    case on
    /// No value.
    case off
    /// A part of the shipping address, which the next value specifies.
    case shipping
    /// A part of the billing address, which the next value specifies.
    case billing
    /// A contact at home, which the next value specifies.
    case home
    /// A contact at work, which the next value specifies.
    case work
    /// A mobile contact, which the next value specifies.
    case mobile
    /// The full name.
    case name
    /// The prefix of the name, such as “Dr.”
    case honorificPrefix = "honorific-prefix"
    /// The first name.
    case givenName = "given-name"
    /// The middle names.
    case additionalName = "additional-name"
    /// The last name.
    case familyName = "family-name"
    /// The suffix of the name, such as “Jr.”
    case honorificSuffix = "honorific-suffix"
    /// The nickname.
    case nickname
    /// The user name.
    case username
    /// A new password.
    case newPassword = "new-password"
    /// The current password.
    case currentPassword = "current-password"
    /// A one-time code.
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
    /// The fourth administrative level.
    case addressLevel4 = "address-level4"
    /// The third administrative level.
    case addressLevel3 = "address-level3"
    /// The town.
    case addressLevel2 = "address-level2"
    /// The state or province.
    case addressLevel1 = "address-level1"
    /// The country code.
    case country
    /// The name of the country.
    case countryName = "country-name"
    /// The postal code.
    case postalCode = "postal-code"
    /// The name on the card.
    case cardName = "cc-name"
    /// The number of the card.
    case cardNumber = "cc-number"
    /// The expiration date of the card.
    case cardExpiration = "cc-exp"
    /// The expiration month of the card.
    case cardExpirationMonth = "cc-exp-month"
    /// The expiration year of the card.
    case cardExpirationYear = "cc-exp-year"
    /// The security code of the card.
    case cardSecurityCode = "cc-csc"
    /// The type of the card.
    case cardType = "cc-type"
    /// The currency of the payment.
    case currency = "transaction-currency"
    /// The amount of the payment.
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
    /// The URL of a home page.
    case url
    /// The URL of a photograph.
    case photo
    /// The telephone number with the country code.
    case telephone = "tel"
    /// The telephone number without the country code.
    case telephoneNational = "tel-national"
    /// The email address.
    case email
    /// The address for instant messages.
    case instantMessaging = "impp"
    /// A passkey; this value follows another one.
    case webAuthentication = "webauthn"
}
