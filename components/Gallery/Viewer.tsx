import arrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import arrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import x from "lucide/dist/esm/icons/x.mjs";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { Drawing } from "../Icon/Drawing.tsx";
import type { FramedPicture } from "../Picture/PictureFrame.tsx";
import { listSources, sharingUrl } from "../Picture/pictureFiles.ts";
import { useSlides } from "../Slides/useSlides.ts";

const turns = [
	{ label: "Previous picture", step: -1, drawing: arrowLeft },
	{ label: "Next picture", step: 1, drawing: arrowRight },
];

interface Props {
	pictures: FramedPicture[];
	/** Name of the one to begin with. */
	start: string;
	onClose: () => void;
}

/** Pictures as large as the window, one after another: by the arrow keys, the buttons or a swipe; Escape closes. */
export function Viewer({ pictures, start, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const row = useRef<HTMLUListElement>(null);
	// Before the row is scrolled to its first picture: a closed dialog has no widths.
	useLayoutEffect(() => dialog.current?.showModal(), []);
	const first = pictures.findIndex(({ name }) => name === start);
	const [current, show] = useSlides(row, pictures.length, first);
	function press(event: KeyboardEvent) {
		const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		show(current + step);
	}
	return (
		<dialog
			ref={dialog}
			className="viewer on-ink"
			aria-label="Pictures"
			onClose={onClose}
			onKeyDown={press}
		>
			<div className="acts">
				<button className="btn line sm" type="button" onClick={() => dialog.current?.close()}>
					<Drawing shapes={x} />
					Close
				</button>
				{turns.map(({ label, step, drawing }) => (
					<button
						key={label}
						className="btn line sm"
						type="button"
						aria-label={label}
						onClick={() => show(current + step)}
					>
						<Drawing shapes={drawing} />
					</button>
				))}
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
			<ul className="slides" tabIndex={0} ref={row}>
				{pictures.map(({ name, hash, width, height, alt }, index) => (
					<li key={name} aria-hidden={index !== current}>
						<picture>
							<source type="image/avif" srcSet={listSources(name, hash)} sizes="100vw" />
							<img
								src={sharingUrl(name, hash)}
								width={width}
								height={height}
								alt={alt}
								loading={index === first ? "eager" : "lazy"}
							/>
						</picture>
					</li>
				))}
			</ul>
			<p role="status">{`${current + 1} of ${pictures.length}: ${pictures[current]?.alt}`}</p>
		</dialog>
	);
}
