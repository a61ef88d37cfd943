import { carry } from "../../components/ContactForm/about.ts";
import type { Data } from "./+data.ts";

interface Props {
	name: string;
	price?: Data["facts"][number];
}

/** Beside the text: what the product costs, and the way to the price guide and to a quote. */
export function PriceBox({ name, price }: Props) {
	const href = price && "href" in price ? price.href : undefined;
	return (
		<aside className="aside" aria-label={`Price of ${name}`}>
			<div className="box">
				<h2>{price?.value}</h2>
				<p>
					{href
						? `${price?.term}, GST included.`
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
