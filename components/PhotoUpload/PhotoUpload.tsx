import { useRef, useState } from "react";
import { mostPhotos, photosPath, photoType } from "../../netlify/enquiries/formRules.ts";
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
	const [isBusy, setBusy] = useState(false);
	const status = useRef<HTMLDivElement>(null);

	/** Deals with a press, which disables what was pressed: the focus goes to what is said of it. */
	async function dealWith(press: (tell: (fault: string) => void) => Promise<void>) {
		status.current?.focus();
		setFaults([]);
		setBusy(true);
		await press((fault) => setFaults((before) => [...before, fault]));
		setBusy(false);
	}

	const send = (files: File[]) =>
		dealWith(async (tell) => {
			// The same photo chosen twice is one.
			const held = new Set(sent.map(({ photo }) => photo));
			for (const [index, file] of files.entries()) {
				if (held.size === mostPhotos)
					return tell(`${files.length - index} more than four: not sent.`);
				const result = await sendOne(file, enquiryKey);
				if (typeof result === "string") tell(`${file.name} ${result}`);
				else if (!held.has(result.photo)) {
					held.add(result.photo);
					setSent((before) => [...before, result]);
				}
			}
		});

	const remove = ({ file, photo }: SentPhoto) =>
		dealWith(async (tell) => {
			const query = `?photo=${photo}`;
			const { count, message = "" } = await call(enquiryKey, query, { method: "DELETE" });
			if (count === undefined) tell(`${file} was not removed. ${message}`);
			else setSent((before) => before.filter((kept) => kept.photo !== photo));
		});

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
					disabled={isBusy}
					onChange={({ target }) => {
						const files = [...(target.files ?? [])];
						target.value = "";
						send(files);
					}}
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
							disabled={isBusy}
							onClick={() => remove(photo)}
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
/** Of 0 to 1: a photo of leaves, which takes the most, stays below a quarter of what an enquiry may have. */
const quality = 0.7;

/**
 * Draws a photo anew, smaller: what the camera noted beside the picture, such as the place, is not in it.
 * @throws when the browser cannot read it
 */
async function shrinkPhoto(file: File): Promise<{ body: Blob; preview: string }> {
	const picture = await createImageBitmap(file);
	const canvas = draw(picture, longestSide);
	const preview = draw(picture, previewSide).toDataURL(photoType, quality);
	picture.close();
	const body = await new Promise<Blob | null>((resolve) =>
		canvas.toBlob(resolve, photoType, quality),
	);
	if (!body) throw new Error("not drawn");
	return { body, preview };
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
