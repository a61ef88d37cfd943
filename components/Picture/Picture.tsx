import { type FramedPicture, PictureFrame, type SlotName } from "./PictureFrame.tsx";
import { getPicture } from "./pictures.ts";

interface Props {
	/** Name of a master in content/images. */
	name: string;
	slot: SlotName;
	/** Overrides the alt text of content/images/images.yaml; "" where the words beside it say it all. */
	alt?: string;
	priority?: boolean;
}

/** A picture of content/images by its name; islands have theirs from a page's data, as `framePicture` gives it. */
export function Picture({ name, slot, alt, priority }: Props) {
	return <PictureFrame {...framePicture(name, alt)} slot={slot} priority={priority} />;
}

/** What a page's data hands to an island that shows a picture. @throws when the name is unknown */
export function framePicture(name: string, alt?: string): FramedPicture {
	const picture = getPicture(name);
	const { hash, width, height, color, position } = picture;
	return { name, hash, width, height, color, position, alt: alt ?? picture.alt };
}
