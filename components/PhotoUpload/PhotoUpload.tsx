import { type ChangeEvent, useRef, useState } from "react";
import { mostBytes, mostPhotos, photosPath, photoType } from "../../netlify/enquiries/formRules.ts";
import { Lines } from "../Lines/Lines.tsx";

interface SentPhoto {
	file: string;
	/** Its name at the server, by which it is taken away again. */
	photo: string;
	/** A small picture of it, as a data URL. */
	preview: string;
}

/** Lets a visitor add up to four photos of the windows to an enquiry just sent, and take them away again. */
export function PhotoUpload({ enquiryKey }: { enquiryKey: string }) {
	const [sent, setSent] = useState<SentPhoto[]>([]);
	const [faults, setFaults] = useState<string[]>([]);
	/** How many presses are being dealt with: a photo can be taken away while others are still being sent. */
	const [underWay, setUnderWay] = useState(0);
	const isBusy = underWay > 0;
	/** Names of the photos that are with us now: of `sent`, a press that is being dealt with knows only how it was before. */
	const held = useRef(new Set<string>());
	const status = useRef<HTMLDivElement>(null);

	async function send({ target }: ChangeEvent<HTMLInputElement>) {
		const files = [...(target.files ?? [])];
		target.value = "";
		if (isBusy) {
			setFaults((before) => [...before.filter((line) => line !== notYet), notYet]);
			return;
		}
		setUnderWay((before) => before + 1);
		setFaults([]);
		for (const [index, file] of files.entries()) {
			if (held.current.size === mostPhotos) {
				const over = files.length - index;
				setFaults((before) => [...before, `${over} more than four: not sent.`]);
				break;
			}
			const result = await sendOne(file, enquiryKey);
			if (typeof result === "string") {
				setFaults((before) => [...before, `${file.name} ${result}`]);
				continue;
			}
			held.current.add(result.photo);
			// The same photo chosen twice is one.
			setSent((before) => [...before.filter(({ photo }) => photo !== result.photo), result]);
		}
		setUnderWay((before) => before - 1);
		// The field goes, and the focus with it.
		if (held.current.size === mostPhotos && document.activeElement === target)
			status.current?.focus();
	}

	async function remove({ file, photo }: SentPhoto, button: HTMLButtonElement) {
		setUnderWay((before) => before + 1);
		const { count, message = "" } = await call(enquiryKey, `?photo=${photo}`, { method: "DELETE" });
		const isGone = count !== undefined;
		const fault = `${file} was not removed.`;
		setFaults((before) => [
			...before.filter((line) => !line.startsWith(fault)),
			...(isGone ? [] : [`${fault} ${message}`]),
		]);
		if (isGone) {
			held.current.delete(photo);
			setSent((before) => before.filter((kept) => kept.photo !== photo));
			// The button goes, and with it the focus if it is still there; Safari gives a pressed button none.
			const { activeElement, body } = document;
			if (activeElement === button || activeElement === body) status.current?.focus();
		}
		setUnderWay((before) => before - 1);
	}

	return (
		<div className="field">
			<label htmlFor="photos">
				Photos of the windows <i>(optional)</i>
			</label>
			{sent.length < mostPhotos && (
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
			<ul className="thumbs">
				{sent.map((photo) => (
					<li key={photo.photo}>
						<img src={photo.preview} alt="" />
						<span>{photo.file} is with us.</span>
						<button
							type="button"
							className="btn line sm"
							onClick={({ currentTarget }) => remove(photo, currentTarget)}
						>
							Remove<span className="vh"> {photo.file}</span>
						</button>
					</li>
				))}
			</ul>
			<div role="status" tabIndex={-1} ref={status}>
				{isBusy && <p>One moment...</p>}
				{!isBusy && sent.length > 0 && <p>{`${sent.length} of four sent.`}</p>}
				<Lines lines={faults} />
			</div>
		</div>
	);
}

const notYet = "Please choose further photos once these have been sent.";

/** @returns what was stored, or what is wrong, to follow the file's name */
async function sendOne(file: File, key: string): Promise<SentPhoto | string> {
	const shrunk = await shrinkPhoto(file).catch(() => undefined);
	if (!shrunk) return "cannot be read by this browser. Please email it to us.";
	const { body, preview } = shrunk;
	const { photo, message } = await call(key, "", { method: "POST", body });
	if (photo) return { file: file.name, photo, preview };
	return `was not sent. ${message || "Please choose it again."}`;
}

/** Milliseconds that a photo may take: 1 MB at 100 kbit/s. A lost connection can leave a call hanging. */
const longest = 90_000;

/** Calls the function with the enquiry's key. @returns its answer; an empty one where none came */
async function call(
	key: string,
	query: string,
	init: RequestInit,
): Promise<{ count?: number; photo?: string; message?: string }> {
	try {
		const response = await fetch(photosPath + query, {
			...init,
			headers: { "Idempotency-Key": key },
			signal: AbortSignal.timeout(longest),
		});
		return await response.json();
	} catch {
		return {};
	}
}

/** Longest side in pixels: enough to see a window's frame and its surroundings; and of the small picture of it. */
const longestSide = 1600;
const previewSide = 192;
const qualities = [0.8, 0.6, 0.4];

/**
 * Draws a photo anew, smaller: what the camera noted beside the picture, such as the place, is not in it.
 * @throws when the browser cannot read it, or it does not become small enough
 */
async function shrinkPhoto(file: File): Promise<{ body: Blob; preview: string }> {
	const picture = await createImageBitmap(file);
	const canvas = draw(picture, longestSide);
	const preview = draw(picture, previewSide).toDataURL(photoType, qualities[1]);
	picture.close();
	for (const quality of qualities) {
		const body = await new Promise<Blob | null>((resolve) =>
			canvas.toBlob(resolve, photoType, quality),
		);
		if (body && body.size <= mostBytes / mostPhotos) return { body, preview };
	}
	throw new Error("too large");
}

function draw(picture: ImageBitmap, longest: number): HTMLCanvasElement {
	const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(picture.width * scale));
	canvas.height = Math.max(1, Math.round(picture.height * scale));
	const context = canvas.getContext("2d");
	if (!context) return canvas;
	// JPEG has no transparency: a drawing in black lines would be black all over.
	context.fillStyle = "white";
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return canvas;
}
