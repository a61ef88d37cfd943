import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Compare } from "../../components/Compare/Compare.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import type { Data } from "./+data.ts";

/** Products side by side. */
export function Page({ title, lead, first, products, lines }: Data) {
	return (
		<>
			<Hero title={title} lead={lead} crumbs={[{ name: "Compare products" }]} />
			<Band aria-label="Products compared">
				<Island name="Compare" component={Compare} props={{ products, lines, first }} />
				<p className="note mt">
					Guide prices include GST and are no offer. Not sure which to compare?{" "}
					<a href="/which-product">Five questions</a> choose three for you.
				</p>
			</Band>
			<CallBand />
		</>
	);
}
