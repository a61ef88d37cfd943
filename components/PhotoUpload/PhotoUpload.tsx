import { type ChangeEvent, useState } from "react";
import { mostBytes, mostPhotos, photosPath, photoType } from "../../netlify/enquiries/formRules.ts";

interface Props {
	/** Key of the enquiry that the photos belong to. */
	enquiryKey: string;
}

const unreadable = "cannot be read by this browser. Please email it to us.";
const lost = "was not sent. Please choose it again.";

/** Lets a visitor add up to four photos of the windows to an enquiry just sent. */
export function PhotoUpload({ enquiryKey }: Props) {
	const [lines, setLines] = useState<string[]>([]);
	const [sentCount, setSentCount] = useState(0);
	const [isBusy, setBusy] = useState(false);
	const left = mostPhotos - sentCount;

	async function send({ target }: ChangeEvent<HTMLInputElement>) {
		if (isBusy) return;
		const files = [...(target.files ?? [])];
		setBusy(true);
		setLines([]);
		for (const file of files.slice(0, left)) {
			const fault = await sendOne(file, enquiryKey);
			if (!fault) setSentCount((count) => count + 1);
			setLines((before) => [...before, `${file.name} ${fault ?? "is with us."}`]);
		}
		const over = files.length - left;
		if (over > 0) setLines((before) => [...before, `${over} more than four: not sent.`]);
		target.value = "";
		setBusy(false);
	}

	return (
		<div className="field">
			<label htmlFor="photos">
				Photos of the windows <i>(optional)</i>
			</label>
			{left > 0 && (
				<input
					id="photos"
					type="file"
					accept="image/*"
					multiple
					onChange={send}
					aria-describedby="photos-note"
				/>
			)}
			<p className="note" id="photos-note">
				Up to four, made smaller before they are sent. Where they were taken is left out.
			</p>
			<div role="status">
				{isBusy && <p>Sending...</p>}
				<ul>
					{lines.map((line, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
						<li key={index}>{line}</li>
					))}
				</ul>
			</div>
		</div>
	);
}

/** @returns what is wrong, to follow the file's name; undefined once the photo is stored */
async function sendOne(file: File, key: string): Promise<string | undefined> {
	const photo = await shrinkPhoto(file).catch(() => undefined);
	if (!photo) return unreadable;
	try {
		const response = await fetch(photosPath, {
			method: "POST",
			headers: { "Content-Type": photoType, "Idempotency-Key": key },
			body: photo,
		});
		if (response.ok) return undefined;
		const { message } = (await response.json()) as { message: string };
		return `was not sent. ${message}`;
	} catch {
		return lost;
	}
}

/** Longest side in pixels: enough to see a window's frame and its surroundings. */
const longestSide = 1600;
const qualities = [0.8, 0.6, 0.4];

/**
 * Draws a photo anew, smaller: what the camera noted beside the picture, such as the place, is not in it.
 * @throws when the browser cannot read it, or it does not become small enough
 */
async function shrinkPhoto(file: File): Promise<Blob> {
	const picture = await createImageBitmap(file);
	const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(picture.width * scale);
	canvas.height = Math.round(picture.height * scale);
	canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	picture.close();
	for (const quality of qualities) {
		const photo = await new Promise<Blob | null>((resolve) =>
			canvas.toBlob(resolve, photoType, quality),
		);
		if (photo && photo.size <= mostBytes / mostPhotos) return photo;
	}
	throw new Error("too large");
}
