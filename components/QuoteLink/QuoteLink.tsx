import type { ComponentProps } from "react";
import { type Subject, writeSubject } from "./subject.ts";

interface Props extends Omit<ComponentProps<"a">, "about" | "href"> {
	about?: Subject;
}

/** A link to the enquiry form that takes along what the enquiry is about; the form reads it from the fragment. */
export function QuoteLink({ about, ...rest }: Props) {
	const fragment = about && writeSubject(about);
	return <a {...rest} href={fragment ? `/contact#${fragment}` : "/contact"} />;
}
