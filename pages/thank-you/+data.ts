import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.ts";
import { subscribed, subscribedPath, thanks, thanksPath } from "../../netlify/thanks.ts";

export type Data = ReturnType<typeof data>;

/** Thanks for an enquiry, or for joining the newsletter. */
export function data({ urlPathname }: PageContextServer) {
	const forNewsletter = urlPathname === subscribedPath;
	const head: Head = {
		title: "Thank you",
		description: forNewsletter
			? "You are on the list for new posts by email. Until the next one, the blog has all the others."
			: "Your enquiry has reached us and we will be in touch. Until then, our products and our blog are here.",
		path: forNewsletter ? subscribedPath : thanksPath,
		noindex: true,
	};
	return { head, lead: forNewsletter ? subscribed : thanks, isForEnquiry: !forNewsletter };
}
