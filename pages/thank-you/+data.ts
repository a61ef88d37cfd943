import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { subscribed, subscribedPath, thanks } from "../../netlify/enquiries/formRules.ts";

export type Data = ReturnType<typeof data>;

/** Thanks for an enquiry, or for joining the newsletter. */
export function data({ urlPathname }: PageContextServer) {
	const isForNewsletter = urlPathname === subscribedPath;
	const head: Head = {
		title: "Thank you",
		description: isForNewsletter
			? "An email is on its way: open the link in it and press the button there, and new posts come to you. Until the next one, the blog has all the others."
			: "Your enquiry has reached us and we will be in touch. What happens next stands here, with our number and the price guide.",
		noindex: true,
	};
	return {
		head,
		title: isForNewsletter ? "Thank you" : "We have your enquiry",
		lead: isForNewsletter ? subscribed.replace("Thank you. ", "") : thanks,
		isForNewsletter,
	};
}
