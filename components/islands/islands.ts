import { ContactForm } from "../ContactForm/ContactForm.tsx";
import { NewsletterForm } from "../Newsletter/NewsletterForm.tsx";

/** Components that the server renders and the browser hydrates. The same names stand in wake.ts. */
export const islands = { ContactForm, NewsletterForm };
