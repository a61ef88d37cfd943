import { ContactForm } from "../ContactForm/ContactForm.tsx";
import { NewsletterForm } from "../Newsletter/NewsletterForm.tsx";

/** Components that the server renders and the browser hydrates. */
export const islands = { ContactForm, NewsletterForm };

export type IslandName = keyof typeof islands;
