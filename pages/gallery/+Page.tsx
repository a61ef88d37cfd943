import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { JobList } from "../../components/Jobs/JobList.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { slugify } from "../../scripts/content/schemas/text.ts";
import type { Data } from "./+data.ts";
import { shapeAt, slotOf } from "./galleryShapes.ts";

/** Pictures with a filter by category: radios and CSS, so that it works without script (GAL). */
export function Page({ gallery, views, categories, copy, jobs }: Data) {
	const numberOf = (category: string) => categories.findIndex(({ name }) => name === category);
	return (
		<>
			<Hero title={copy.title} lead={copy.text} crumbs={[{ name: "Gallery" }]} />
			<Band kind="gallery" aria-label="Pictures" data-mount="gallery">
				<fieldset className="choices chips filters">
					<legend className="vh">Show a category</legend>
					<label>
						<input type="radio" name="category" value="all" defaultChecked />
						All
					</label>
					{categories.map(({ name, about }, index) => (
						<label key={name}>
							<input
								type="radio"
								name="category"
								value={slugify(name)}
								data-of={index}
								data-about={JSON.stringify(about)}
							/>
							{name}
						</label>
					))}
				</fieldset>
				<p className="vh" role="status" />
				<div className="gal">
					{gallery.map(({ id, image, alt, category, price, page }, index) => (
						<figure key={id} className={shapeAt(index)} data-of={numberOf(category)}>
							<Picture name={image} alt={alt} slot={slotOf(shapeAt(index))} />
							<figcaption>
								<b>{category}</b>
								{alt}
								<p>
									{price && `${price}. `}
									{page && <a href={page.path}>{page.name}</a>}
								</p>
							</figcaption>
						</figure>
					))}
					{views.map(({ category, pictures }) => (
						<ul
							className="views"
							aria-label={`More of ${category}`}
							data-of={numberOf(category)}
							key={category}
						>
							{pictures.map(({ name, caption, shape }) => (
								<li key={name} className={shape}>
									<Picture name={name} slot={slotOf(shape)} />
									<p className="note">{caption}</p>
								</li>
							))}
						</ul>
					))}
				</div>
				<p className="mt-l">
					<a className="btn" href="/contact" data-mount="quote">
						Ask for one like this
					</a>
				</p>
			</Band>
			<JobList jobs={jobs} />
			<CallBand />
		</>
	);
}
