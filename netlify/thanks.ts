/** Text of the success toast and of the page that a form without script leads to (ERR-06). */
export const thanks = "Thank you for your message. We'll be in touch shortly!";
/** The same for new and known readers, so that nobody can find out who is subscribed. */
export const subscribed =
	"Thank you. We will send you an email with a link: press it, and you are on our list.";

/** Pages that forms without script lead to. */
export const thanksPath = "/thank-you";
export const subscribedPath = "/thank-you/newsletter";
