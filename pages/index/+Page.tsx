import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { ContactSection } from "../../components/ContactSection/ContactSection.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Reviews } from "../../components/Reviews/Reviews.tsx";
import { Process } from "../../components/Steps/Process.tsx";
import type { Data } from "./+data.ts";
import { Areas } from "./Areas.tsx";
import { Cards } from "./Cards.tsx";
import { Featured } from "./Featured.tsx";
import { Local } from "./Local.tsx";
import { Why } from "./Why.tsx";

/** Home: the six sections in their order (HOME-15), then featured products, local service, form and band (Q06). */
export function Page({ home, cards, hasReviews, featured, popular }: Data) {
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
			<Cards cards={cards} />
			<Why reasons={home.why} />
			<Process title="Our Simple Process" />
			{hasReviews && <CustomerReviews />}
			<Areas text={home.areas.text} popular={popular} />
			<Featured products={featured} />
			<Local {...home.local} />
			<ContactSection hasWays withoutRule={hasReviews} />
			<CallBand />
		</>
	);
}

function CustomerReviews() {
	return (
		<section className="band tight" aria-labelledby="t-h">
			<div className="wrap">
				<div className="louvre" aria-hidden="true" />
				<h2 className="vh" id="t-h">
					What customers say
				</h2>
				<Reviews />
			</div>
		</section>
	);
}
