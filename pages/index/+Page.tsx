import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { ContactSection } from "../../components/ContactSection/ContactSection.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Process } from "../../components/Steps/Steps.tsx";
import type { Data } from "./+data.ts";
import { Areas, Blades, Cards, CustomerReviews, Featured, Local, Why } from "./HomeSections.tsx";

/** Home: the six sections in their order, then featured products, local service, form and band. */
export function Page({ home, cards, testimonials, featured, popular, map, louvre }: Data) {
	return (
		<>
			<Hero home title={home.hero.title} lead={home.hero.tagline} image="home-hero">
				<div className="acts">
					<a className="btn" href="/contact">
						Get a Free Quote
					</a>
					<a className="btn line" href="/products">
						View Our Products
					</a>
				</div>
			</Hero>
			<Cards cards={cards} ways={home.ways} />
			<Blades blades={home.blades} louvre={louvre} />
			<Why reasons={home.why} />
			<Process title="Our Simple Process" />
			{/* The owner may remove the sample reviews before there are real ones. */}
			{testimonials.length > 0 && <CustomerReviews testimonials={testimonials} />}
			<Areas home={home} popular={popular} map={map} />
			<Featured featured={featured} />
			<Local {...home.local} />
			<ContactSection hasWays />
			<CallBand brief />
		</>
	);
}
