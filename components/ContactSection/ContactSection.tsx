import { getContent } from "../../content/collections.ts";
import { Island } from "../islands/Island.tsx";

/** The shared contact form with its heading (CON-02). */
export function ContactSection({ title, text }: { title?: string; text?: string }) {
	const { home } = getContent();
	return (
		<section className="band on-shade" aria-labelledby="c-h">
			<div className="wrap split four-seven">
				<div className="stack">
					<h2 id="c-h">{title ?? home.contact.title}</h2>
					<p className="lead">{text ?? home.contact.text}</p>
				</div>
				<EnquiryForm />
			</div>
		</section>
	);
}

/** The form itself; it wakes when it comes near. */
export function EnquiryForm() {
	const { products, site } = getContent();
	const interests = [...products.map(({ name }) => name), "Other"];
	return (
		<div className="stack">
			<p className="note">Everything is required unless it says optional.</p>
			<Island name="ContactForm" props={{ interests, phone: site.phone }} />
		</div>
	);
}
