import type { EncodedPicture } from "../../scripts/content/pictures/encoded.ts";
import type { Picture } from "../../scripts/content/schemas/lists.ts";
import { listSources, pictureUrl, sharingUrl, widths } from "./pictureFiles.ts";

/** What a box shows on screens wider than a phone's; on a phone it is the whole picture unless `phone` says tall. */
interface Slot {
	phone?: "tall";
	/** "tall" for boxes of about 4:5, otherwise the width of the picture, as in `sizes` of an img: more than the box where it is cropped. */
	screen: string;
}

/** Every kind of box that holds a picture. The test of pictures in a browser compares the widths with the pages. */
const slots = {
	/** 400 px tall from 768 px, 260 px before. */
	hero: { screen: "max(55vw, 700px)" },
	/** 600 px tall from 768 px, 300 px before. */
	homeHero: { screen: "max(55vw, 900px)" },
	/** The first card of the product grid, and the second, which is narrower and as tall. */
	first: { screen: "min(54vw, 772px)" },
	second: { screen: "clamp(408px, 46vw, 648px)" },
	/** The four small cards. */
	tall: { phone: "tall", screen: "tall" },
	/** 4:3 cards, three side by side; on a phone two, under a first one of full width. */
	even: { screen: "min(33vw, 481px)" },
	/** Posts, as many side by side as fit. */
	card: { screen: "(width >= 66rem) min(30vw, 432px), 45vw" },
	/** Two posts side by side. */
	pair: { screen: "min(46vw, 658px)" },
	/** Two regions side by side where there is room, otherwise one. */
	region: { screen: "(width >= 66.5rem) min(46vw, 658px), 91vw" },
	/** Four products, as many side by side as fit. */
	quarter: { screen: "(width >= 70rem) min(22vw, 312px), (width >= 52rem) 30vw, 45vw" },
	/** Beside text, from 896 px. */
	half: { screen: "(width >= 56rem) min(45vw, 600px), 90vw" },
	/** In the column of a text. */
	text: { screen: "min(90vw, 43rem)" },
	/** A face of 64 px. */
	portrait: { screen: "64px" },
	/** The narrow column beside a long text, from 1024 px. */
	aside: { screen: "(width >= 64rem) 19rem, 90vw" },
	galleryHalf: { screen: "min(46vw, 656px)" },
	galleryWide: { screen: "min(62vw, 885px)" },
	galleryTall: { screen: "tall" },
	/** The picture of the menu's panel. */
	menu: { screen: "22rem" },
} satisfies Record<string, Slot>;

export type SlotName = keyof typeof slots;

/** What the markup says of a picture; `alt` is "" where the words beside it say it all. */
export interface FramedPicture extends EncodedPicture, Pick<Picture, "position" | "alt"> {
	/** Name of a master in content/images. */
	name: string;
}

interface Props extends FramedPicture {
	/** The kind of box it is in, which decides the files on offer. */
	slot: SlotName;
	/** Hero pictures load first; all others wait until they are near. */
	priority?: boolean;
}

/** A picture in its frame, AVIF first; components/Picture/pictureStyles.ts places it. */
export function PictureFrame(props: Props) {
	const { name, hash, width, height, position, alt, slot, priority } = props;
	const { phone, screen }: Slot = slots[slot];
	const [x, y] = position.split(" ");
	const url = (pixels: number) => pictureUrl(name, hash, pixels);
	return (
		<div className="pic" data-x={x} data-y={y}>
			<picture>
				<source
					media="(width < 48rem)"
					type="image/avif"
					srcSet={url(phone ? widths.phoneTall : widths.phone)}
				/>
				<source
					type="image/avif"
					{...(screen === "tall"
						? { srcSet: url(widths.screenTall) }
						: { srcSet: listSources(name, hash), sizes: screen })}
				/>
				<img
					src={sharingUrl(name, hash)}
					width={width}
					height={height}
					alt={alt}
					{...(priority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
				/>
			</picture>
		</div>
	);
}
