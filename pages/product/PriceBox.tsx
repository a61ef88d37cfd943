import { carry } from "../../components/ContactForm/about.ts";
import type { KeyFact } from "../../components/Facts/Facts.tsx";

interface Props {
	name: string;
	/** Links to the price guide on the same page where the product has one. */
	price: KeyFact;
}

/** Beside the text: what the product costs, with links to the price guide and to a quote. */
export function PriceBox({ name, price: { term, value, href } }: Props) {
	return (
		<aside className="aside" aria-label={`Price of ${name}`}>
			<div className="box">
				<h2>{value}</h2>
				<p>
					{href
						? `${term}, GST included.`
						: `What ${name.toLowerCase()} cost depends on the windows.`}{" "}
					The measure and the quote are free.
				</p>
				<a href={href ?? "/price-guide"}>
					{href ? "Work out a guide price" : "See the price guide"}
				</a>
				<a className="btn" href="/contact" {...carry({ interests: [name] })}>
					Get a Free Quote
				</a>
			</div>
		</aside>
	);
}
