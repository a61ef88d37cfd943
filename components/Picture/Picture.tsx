import { useSite } from "../Layout/siteContext.ts";
import { PictureFrame, type SlotName } from "./PictureFrame.tsx";
import { framePicture } from "./pictures.ts";

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
	const { pictures } = useSite();
	return <PictureFrame {...framePicture(pictures, name, alt)} slot={slot} priority={priority} />;
}
