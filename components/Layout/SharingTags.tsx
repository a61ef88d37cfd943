import { absolute } from "../../scripts/content/addresses.ts";
import { getContent } from "../../scripts/content/collections.ts";
import { getPicture, sharingFile } from "../Picture/pictures.ts";
import { findCard } from "./cards.ts";
import type { Head } from "./head.ts";

/** Open Graph and Twitter tags (PST-18, PST-19). */
export function SharingTags({ head }: { head: Head }) {
	const { site } = getContent();
	const { title, description, path, type = "website", article } = head;
	const image = findSharingImage(head);
	return (
		<>
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:type" content={type} />
			<meta property="og:url" content={absolute(path)} />
			<meta property="og:image" content={image.url} />
			<meta property="og:image:width" content={String(image.width)} />
			<meta property="og:image:height" content={String(image.height)} />
			<meta property="og:image:alt" content={image.alt} />
			<meta property="og:site_name" content={site.brand} />
			<meta property="og:locale" content="en_AU" />
			{article && (
				<>
					<meta property="article:published_time" content={article.published} />
					<meta property="article:section" content={article.section} />
					{article.tags?.map((tag) => (
						<meta key={tag} property="article:tag" content={tag} />
					))}
				</>
			)}
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:title" content={title} />
			<meta name="twitter:description" content={description} />
			<meta name="twitter:image" content={image.url} />
			<meta name="twitter:image:alt" content={image.alt} />
		</>
	);
}

/** The card made for the page, otherwise its picture, otherwise Home's card; with an absolute address. */
export function findSharingImage({ path, image }: Pick<Head, "path" | "image">) {
	const card = findCard(path) ?? (image ? undefined : findCard("/"));
	if (card) return { ...card, url: absolute(card.url) };
	const name = image ?? "home-hero";
	const file = sharingFile(name);
	return { ...file, url: absolute(file.url), alt: getPicture(name).alt };
}
