import { type EncodedPicture, getPicture, pictureUrl } from "./pictures.ts";
import { listSlotSources, type SlotName } from "./slots.ts";

interface Props {
	/** Name of a master in content/images. */
	name: string;
	/** The kind of box it is in, which decides the files on offer. */
	slot: SlotName;
	/** Overrides the alt text of content/images/images.yaml; "" where the words beside it say it all. */
	alt?: string;
	/** Hero pictures load first; all others wait until they are near. */
	priority?: boolean;
}

/** A picture in its frame, AVIF first; components/Picture/pictureStyles.ts places it. */
export function Picture({ name, slot, alt, priority = false }: Props) {
	const picture = getPicture(name);
	return (
		<div className="pic" data-pos={picture.position} data-color={picture.color}>
			<picture>
				{listSlotSources(slot).map(({ media, crop, sizes }) => (
					<source
						key={sizes}
						media={media}
						type="image/avif"
						srcSet={listFiles(name, picture, crop)}
						sizes={sizes}
					/>
				))}
				<img
					src={pictureUrl(name, picture.hash, picture.fallback, "webp")}
					width={picture.width}
					height={picture.height}
					alt={alt ?? picture.alt}
					{...(priority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
				/>
			</picture>
		</div>
	);
}

/** The crop to a shape where there is one, otherwise the whole picture. */
function listFiles(
	name: string,
	picture: EncodedPicture,
	crop?: keyof EncodedPicture["crops"],
): string {
	const cut = crop && picture.crops[crop];
	const { hash, widths } = cut ?? picture;
	const file = cut ? `${name}-${crop}` : name;
	return widths.map((width) => `${pictureUrl(file, hash, width, "avif")} ${width}w`).join(", ");
}
