/** Pixels of dragging, or of the wheel, that make one step. */
const stride = 28;

interface Data {
	labels: string[];
	/** By the values chosen, such as `89-noon`. */
	views: Record<string, { strip: string; says: string[] }>;
}

/** Changes the picture by the slider, a drag or, while the slider has the focus, the wheel; pictures come with the first touch. */
export function mount(root: HTMLElement) {
	const { labels, views } = JSON.parse(root.querySelector("script")?.textContent ?? "") as Data;
	const slider = root.querySelector<HTMLInputElement>("[type=range]");
	const view = root.querySelector<HTMLElement>(".view");
	const status = root.querySelector("[role=status]");
	if (!slider || !view || !status) return;
	let shown: HTMLImageElement | undefined;
	let wanted = "";

	const chosen = () => {
		const radios = root.querySelectorAll<HTMLInputElement>(":checked");
		return views[Array.from(radios, ({ value }) => value).join("-")];
	};

	const place = () => {
		if (!shown) return;
		shown.style.translate = `0 ${(-100 * slider.valueAsNumber) / labels.length}%`;
		shown.alt = status.textContent;
	};

	const fetchStrip = async () => {
		const address = chosen()?.strip;
		if (!address || address === wanted) return;
		wanted = address;
		const strip = new Image();
		strip.src = address;
		try {
			await strip.decode();
		} catch {
			// The connection failed; the next touch tries again.
			if (wanted === address) wanted = "";
			return;
		}
		if (wanted !== address) return;
		shown = strip;
		place();
		view.replaceChildren(strip);
	};

	const update = () => {
		const step = slider.valueAsNumber;
		const label = labels[step] ?? "";
		slider.setAttribute("aria-valuetext", label);
		slider.previousElementSibling?.replaceChildren(label);
		const words = chosen()?.says[step] ?? "";
		if (status.textContent !== words) status.textContent = words;
		place();
		fetchStrip();
	};

	const turn = (step: number) => {
		slider.valueAsNumber = step;
		update();
	};

	root.addEventListener("input", update);
	// Firefox keeps what was chosen before a reload.
	if (root.querySelector(":checked:not([checked])")) update();
	slider.addEventListener("focus", fetchStrip);
	slider.addEventListener("pointerdown", fetchStrip);
	let rolled = 0;
	slider.addEventListener(
		"wheel",
		(event) => {
			if (document.activeElement !== slider) return;
			event.preventDefault();
			rolled += event.deltaY;
			if (Math.abs(rolled) < stride) return;
			turn(slider.valueAsNumber + Math.sign(rolled));
			rolled = 0;
		},
		{ passive: false },
	);

	let from: { at: number; step: number } | undefined;
	view.addEventListener("pointerdown", (event) => {
		if (event.button !== 0) return;
		fetchStrip();
		view.setPointerCapture(event.pointerId);
		from = { at: event.clientX + event.clientY, step: slider.valueAsNumber };
	});
	view.addEventListener("pointermove", ({ clientX, clientY }) => {
		if (from) turn(from.step + Math.round((clientX + clientY - from.at) / stride));
	});
	view.addEventListener("lostpointercapture", () => {
		from = undefined;
	});
}
