import { Contents, Prose } from "../../components/Article/Prose.tsx";
import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { LengthCheck } from "../../components/LengthCheck/LengthCheck.tsx";
import { PictureStrip } from "../../components/PictureStrip/PictureStrip.tsx";
import { PriceGuideSection } from "../../components/PriceGuide/PriceGuideSection.tsx";
import type { Data } from "./+data.ts";

/** The sections below the text. */
const blades = { id: "turn-the-blades", heading: "Turn the blades" };
const recess = { id: "recess-check", heading: "Check your recess" };
const price = { id: "price-guide", heading: "Work out a guide price" };

/** The plantation shutters guide. */
export function Page({ page, text, prices, louvre, recessCheck }: Data) {
	return (
		<>
			<Hero
				title={page.title}
				lead={page.lead}
				image="plantation-shutters"
				crumbs={[{ name: "Shutters Guide" }]}
			>
				<div className="acts">
					<a className="btn" href={`#${price.id}`}>
						Work out a price
					</a>
					<a className="btn line" href={`#${recess.id}`}>
						{recess.heading}
					</a>
				</div>
			</Hero>
			<div className="wrap band tight article">
				<div className="aside">
					<Contents title="In this guide" sections={[...text.sections, blades, recess, price]} />
				</div>
				<Prose text={text} />
			</div>
			<Band wrap="split four-eight" id={blades.id} aria-labelledby="b-h">
				<div className="stack">
					<h2 id="b-h">{blades.heading}</h2>
					<p className="lead">
						Judge a tilt by what is left of the view, by who sees in, and by where the sun falls.
					</p>
				</div>
				<Island name="PictureStrip" component={PictureStrip} props={{ data: louvre }} />
			</Band>
			<Band kind="on-shade" id={recess.id} aria-labelledby="r-h">
				<div className="sec-head">
					<h2 id="r-h">{recess.heading}</h2>
					<p>
						The fit is decided by the clear depth: take a steel ruler, read every side, and use the
						smallest figure.
					</p>
				</div>
				<Island name="LengthCheck" component={LengthCheck} props={recessCheck} />
			</Band>
			<Band id={price.id} aria-labelledby="price-h">
				<div className="sec-head">
					<h2 id="price-h">{price.heading}</h2>
					<p>
						Type the size of an opening and choose a material; the sum is shown as in the examples
						above.
					</p>
				</div>
				<PriceGuideSection data={prices} caption="Guide prices: plantation shutters" />
			</Band>
			<CallBand />
		</>
	);
}
