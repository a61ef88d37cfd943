import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.ts";
import { subscribedPath, thanks, thanksPath } from "../../netlify/thanks.ts";

export type Data = ReturnType<typeof data>;

/** Thanks for an enquiry, or for joining the newsletter. */
export function data({ urlPathname }: PageContextServer) {
	const forNewsletter = urlPathname === subscribedPath;
	const head: Head = {
		title: "Thank you",
		description: forNewsletter
			? "You are on the list for new posts by email. Until the next one, the blog has all the others."
			: "Your enquiry has reached us and we will be in touch. What happens next stands here, with our number and the price guide.",
		path: forNewsletter ? subscribedPath : thanksPath,
		noindex: true,
	};
	return {
		head,
		title: forNewsletter ? "Thank you" : "We have your enquiry",
		lead: forNewsletter ? "You are on our list." : thanks,
		isForEnquiry: !forNewsletter,
	};
}
