import { EnquiryForm } from "../../components/ContactSection/ContactSection.tsx";
import { OtherWays } from "../../components/ContactSection/OtherWays.tsx";
import { Faq } from "../../components/Faq/Faq.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { ServiceMap } from "../../components/ServiceMap/ServiceMap.tsx";
import type { Data } from "./+data.ts";

/** The enquiry form, other ways to reach us, the service area and the questions (CON). */
export function Page({ copy, questions, map }: Data) {
	return (
		<>
			<Hero
				title={copy.title}
				lead={copy.text}
				image="plantation-shutters-bedroom"
				short
				crumbs={[{ name: "Home", path: "/" }, { name: "Contact" }]}
			/>
			<section className="band" aria-labelledby="c-h">
				<div className="wrap split seven-four">
					<div className="stack">
						<h2 id="c-h">Your windows, in a few lines</h2>
						<EnquiryForm />
					</div>
					<OtherWays hasSteps />
				</div>
			</section>
			<section className="band flush" aria-labelledby="s-h">
				<div className="wrap split four-eight">
					<div className="stack">
						<h2 id="s-h">Where we work</h2>
						<p className="lead">
							From Helensburgh to Gerroa on the coast, and across the Highlands from Bargo to
							Tallong.
						</p>
						<p>
							<a className="btn line" href="/locations">
								Find your suburb
							</a>
						</p>
					</div>
					<ServiceMap map={map} />
				</div>
			</section>
			<section className="band on-shade" id="faq" aria-labelledby="q-h">
				<div className="wrap split four-eight">
					<h2 id="q-h">Questions about plantation shutters</h2>
					<Faq questions={questions} />
				</div>
			</section>
		</>
	);
}
