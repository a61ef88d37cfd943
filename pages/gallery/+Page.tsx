import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import type { SlotName } from "../../components/Picture/slots.ts";
import { slugify } from "../../content/schema/text.ts";
import type { Data } from "./+data.ts";

const slotOf: Record<string, SlotName> = { wide: "galleryWide", tall: "galleryTall" };
/** Shape of each figure in turn, so that the rows fill twelve columns. */
const shapes = ["wide", "tall", "", "", "tall", "tall", "tall", "", "", "tall", "wide"];
const slots = shapes.map((shape) => slotOf[shape]);

/** Pictures with a filter by category: radios and CSS, so that it works without script (GAL). */
export function Page({ gallery, categories, copy }: Data) {
	return (
		<>
			<Hero
				title={copy.title}
				lead={copy.text}
				crumbs={[{ name: "Home", path: "/" }, { name: "Gallery" }]}
			/>
			<section className="band gallery" aria-label="Pictures" data-mount="gallery" data-when="load">
				<div className="wrap">
					<fieldset className="chips filters">
						<legend className="vh">Show a category</legend>
						{["All", ...categories].map((category) => (
							<label key={category}>
								<input
									type="radio"
									name="category"
									value={slugify(category)}
									defaultChecked={category === "All"}
								/>
								{category}
							</label>
						))}
					</fieldset>
					<p className="vh" role="status" />
					<div className="gal">
						{gallery.map(({ id, image, alt, category }, index) => (
							<figure key={id} className={shapes[index]} data-category={slugify(category)}>
								<Picture name={image} alt={alt} slot={slots[index] ?? "galleryHalf"} />
								<figcaption>
									<b>{category}</b>
									{alt}
								</figcaption>
							</figure>
						))}
					</div>
					<p className="mt-l">
						<a className="btn" href="/contact">
							Ask for one like this
						</a>
					</p>
				</div>
			</section>
			<CallBand />
		</>
	);
}
