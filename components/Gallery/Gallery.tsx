import { useRef, useState } from "react";
import { useAddress } from "../Form/useAddress.ts";
import type { Link } from "../LinkList/LinkList.tsx";
import { type FramedPicture, PictureFrame } from "../Picture/PictureFrame.tsx";
import { sharingUrl } from "../Picture/pictureFiles.ts";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";
import type { Subject } from "../QuoteLink/subject.ts";
import { type Shape, slots } from "./galleryShapes.ts";
import { Viewer } from "./Viewer.tsx";

interface Shown extends FramedPicture {
	shape: Shape;
	/** Index of its category. */
	of: number;
}

interface Props {
	categories: { name: string; slug: string; about: Subject }[];
	items: (Shown & { price?: string; page: Link })[];
	/** More pictures of a category, shown once it is chosen. */
	views: (Shown & { caption: string })[];
}

const all = "all";

/**
 * Pictures with a filter by category: radios and CSS (Picture/pictureStyles.ts), so that it works without script, as the
 * links to the pictures do (GAL). Script adds the address, the count, the category to the enquiry, and the viewer.
 */
export function Gallery({ categories, items, views }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const category = useAddress(form).get("category") ?? all;
	const [opened, open] = useState<string>();
	const chosen = categories.findIndex(({ slug }) => slug === category);
	const shown = chosen < 0 ? items : [...items, ...views].filter(({ of }) => of === chosen);

	const linkPicture = (picture: Shown) => (
		<a
			href={sharingUrl(picture.name, picture.hash)}
			onClick={(event) => {
				// For a tab or a window of its own.
				if (event.ctrlKey || event.metaKey || event.shiftKey) return;
				event.preventDefault();
				open(picture.name);
			}}
		>
			<PictureFrame {...picture} slot={slots[picture.shape]} />
		</a>
	);
	return (
		<>
			<form ref={form} onSubmit={(event) => event.preventDefault()}>
				<fieldset className="choices chips filters">
					<legend className="vh">Show a category</legend>
					<label>
						<input type="radio" name="category" value={all} defaultChecked />
						All
					</label>
					{categories.map(({ name, slug }, index) => (
						<label key={slug}>
							<input type="radio" name="category" value={slug} data-of={index} />
							{name}
						</label>
					))}
				</fieldset>
			</form>
			<p className="vh" role="status">
				{shown.length === 1 ? "1 picture" : `${shown.length} pictures`}
			</p>
			<div className="gal">
				{items.map((item) => (
					<figure key={item.name} className={item.shape} data-of={item.of}>
						{linkPicture(item)}
						<figcaption>
							<b>{categories[item.of]?.name}</b>
							{item.alt}
							<p>
								{item.price && `${item.price}. `}
								<a href={item.page.path}>{item.page.name}</a>
							</p>
						</figcaption>
					</figure>
				))}
				{categories.map(({ name, slug }, index) => {
					const more = views.filter(({ of }) => of === index);
					return more.length === 0 ? null : (
						<ul className="views" aria-label={`More of ${name}`} data-of={index} key={slug}>
							{more.map((view) => (
								<li key={view.name} className={view.shape}>
									{linkPicture(view)}
									<p className="note">{view.caption}</p>
								</li>
							))}
						</ul>
					);
				})}
			</div>
			<p className="mt-l">
				<QuoteLink className="btn" about={categories[chosen]?.about}>
					Ask for one like this
				</QuoteLink>
			</p>
			{opened && <Viewer pictures={shown} start={opened} onClose={() => open(undefined)} />}
		</>
	);
}
