import type {
	Card,
	Cards,
	EncodedPicture,
	Pictures,
} from "../../scripts/content/pictures/encoded.ts";
import type { Picture } from "../../scripts/content/schemas/lists.ts";
import type { FramedPicture } from "./PictureFrame.tsx";
import { pictureUrl, widths } from "./pictureFiles.ts";

/** The description and the encoded files of a picture. @throws when the name is unknown */
export function getPicture(pictures: Pictures, name: string): EncodedPicture & Picture {
	const picture = pictures[name];
	if (!picture) throw new Error(`there is no picture "${name}"; run npm run build`);
	return picture;
}

/** What a page's data hands to an island that shows a picture. @throws when the name is unknown */
export function framePicture(pictures: Pictures, name: string, alt?: string): FramedPicture {
	const picture = getPicture(pictures, name);
	const { hash, width, height, position } = picture;
	return { name, hash, width, height, position, alt: alt ?? picture.alt };
}

/** The JPEG shown by other sites and feed readers: its root-relative address, its size in pixels, and its words. */
export function sharingFile(pictures: Pictures, name: string): Card {
	const { width: all, height: tall, hash, alt } = getPicture(pictures, name);
	const width = widths.sharing;
	const url = pictureUrl(name, hash, width);
	return { url, width, height: Math.round((width * tall) / all), alt };
}

/** What other sites show beside a link to a page: the card made for it, otherwise its picture, otherwise Home's card. */
export function findSharingImage(
	{ pictures, cards }: { pictures: Pictures; cards: Cards },
	path: string,
	image: string | undefined,
): Card {
	const card = cards[path] ?? (image ? undefined : cards["/"]);
	return card ?? sharingFile(pictures, image ?? "home-hero");
}
