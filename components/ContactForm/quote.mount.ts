import { writeSubject } from "../QuoteLink/subject.ts";

/** For the tools that are not React yet: their link takes along what they have put into `data-subject`. */
export function mount(link: HTMLAnchorElement) {
	link.addEventListener("click", () => {
		const { subject } = link.dataset;
		if (subject) link.href = `/contact#${writeSubject(JSON.parse(subject))}`;
	});
}
