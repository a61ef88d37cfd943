/** Text of the success toast, and of the page that a form without script ends on (ERR-06). */
export const thanks = "Thank you for your message. We'll be in touch shortly!";
/** The same words for a new reader and for one we know, so that nobody can find out who reads us. */
export const subscribed = "Thank you. You are on our list.";

/** Pages on which forms without script end. */
export const thanksPath = "/thank-you";
export const subscribedPath = "/thank-you/newsletter";
