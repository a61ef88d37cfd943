import { EnquiryForm } from "../../components/ContactSection/ContactSection.tsx";
import { OtherWays } from "../../components/ContactSection/OtherWays.tsx";
import { Faq } from "../../components/Faq/Faq.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { ServiceMap } from "../../components/PlaceMap/ServiceMap.tsx";
import type { Data } from "./+data.ts";

/** The enquiry form, other ways to reach us, the service area and the questions. */
export function Page({ copy, questions, map }: Data) {
	return (
		<>
			<Hero
				title={copy.title}
				lead={copy.text}
				image="plantation-shutters-bedroom"
				short
				crumbs={[{ name: "Contact" }]}
			/>
			<Band wrap="split seven-four" aria-labelledby="c-h">
				<div className="stack">
					<h2 id="c-h">Your windows, in a few lines</h2>
					<EnquiryForm />
				</div>
				<OtherWays hasSteps />
			</Band>
			<Band kind="flush" wrap="split four-eight" aria-labelledby="s-h">
				<div className="stack">
					<h2 id="s-h">Where we work</h2>
					<p className="lead">
						From Helensburgh to Gerroa on the coast, and across the Highlands from Bargo to Tallong.
					</p>
					<p>
						<a className="btn line" href="/locations">
							Find your suburb
						</a>
					</p>
				</div>
				<ServiceMap map={map} />
			</Band>
			<Band
				kind="on-shade"
				wrap="split four-eight"
				id="faq"
				aria-labelledby="q-h"
				title="Questions about plantation shutters"
			>
				<Faq questions={questions} />
			</Band>
		</>
	);
}
