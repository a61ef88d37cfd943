import { findPhoneNumbersInText, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** What was typed stays what the owner reads; these only add to it. Numbers without a country are Australian. */
const country = "AU";

/** The address that rings the number in a text, its extension included; undefined where there is none, or several. */
export function findPhoneLink(typed: string): string | undefined {
	const found = findPhoneNumbersInText(typed, country).map(({ number }) => number.getURI());
	return new Set(found).size === 1 ? found[0] : undefined;
}

/**
 * An Australian number as it is written here, with blanks that keep a spreadsheet from reading it as a number and
 * dropping the zero. Others, and numbers with words around them, stay as typed.
 */
export function formatPhone(typed: string): string {
	const number = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
	return number?.isValid() && number.country === country ? number.formatNational() : typed;
}
