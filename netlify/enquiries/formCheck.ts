/** A field that people do not see and robots fill in. */
export const honeypotField = "website";
/**
 * Header of the form's script, not part of the body (API-02): how long the page was open, whether the honeypot was
 * filled in, and a number that takes some work to find.
 */
export const formCheckHeader = "Form-Check";
/** Zero bits with which the SHA-256 of `{key}:{number}` begins: about 4,000 tries, a fraction of a second. */
export const proofBits = 12;
