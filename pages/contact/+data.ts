import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { describeBusiness, describeQuestions } from "../../components/Layout/structuredData.ts";
import { layOutMap } from "../../components/PlaceMap/mapLayout.ts";

export type Data = ReturnType<typeof data>;

/** Contact details and the questions. */
export function data({ content }: PageContextServer) {
	const { services, faq } = content;
	const head: Head = {
		title: "Book a free measure and quote",
		description:
			"Ask for a free in-home measure and a written quote for shutters, blinds, screens, awnings or a louvred roof, anywhere from Helensburgh to the Highlands.",
		structuredData: [describeBusiness(content), describeQuestions(faq)],
	};
	return { head, copy: services.contact, questions: faq, map: layOutMap(content) };
}
