/** Pixels of dragging, or of the wheel, that turn the blades by one picture. */
const stride = 28;

interface Data {
	labels: string[];
	/** Addresses by blade and hour, such as `89-noon`. */
	strips: Record<string, string>;
	says: [hour: string, says: string[]][];
}

/** Turns the blades by the slider, a drag or, while the slider has the focus, the wheel; pictures come with the first touch. */
export function mount(root: HTMLElement) {
	const { labels, strips, says } = JSON.parse(
		root.querySelector("script")?.textContent ?? "",
	) as Data;
	const tilt = root.querySelector<HTMLInputElement>("[type=range]");
	const view = root.querySelector<HTMLElement>(".view");
	const status = root.querySelector("[role=status]");
	if (!tilt || !view || !status) return;
	let shown: HTMLImageElement | undefined;
	let wanted = "";

	const choice = (name: string) =>
		root.querySelector<HTMLInputElement>(`[name=louvre-${name}]:checked`)?.value ?? "";

	const place = () => {
		if (!shown) return;
		shown.style.translate = `0 ${(-100 * tilt.valueAsNumber) / labels.length}%`;
		shown.alt = status.textContent;
	};

	const fetchStrip = async () => {
		const address = strips[`${choice("blade")}-${choice("hour")}`];
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
		const step = tilt.valueAsNumber;
		const label = labels[step] ?? "";
		tilt.setAttribute("aria-valuetext", label);
		tilt.previousElementSibling?.replaceChildren(label);
		const words = says.find(([hour]) => hour === choice("hour"))?.[1][step] ?? "";
		if (status.textContent !== words) status.textContent = words;
		place();
		fetchStrip();
	};

	const turn = (step: number) => {
		tilt.valueAsNumber = step;
		update();
	};

	root.addEventListener("input", update);
	tilt.addEventListener("focus", fetchStrip);
	tilt.addEventListener("pointerdown", fetchStrip);
	let rolled = 0;
	tilt.addEventListener(
		"wheel",
		(event) => {
			if (document.activeElement !== tilt) return;
			event.preventDefault();
			rolled += event.deltaY;
			if (Math.abs(rolled) < stride) return;
			turn(tilt.valueAsNumber + Math.sign(rolled));
			rolled = 0;
		},
		{ passive: false },
	);

	let from: { at: number; step: number } | undefined;
	view.addEventListener("pointerdown", (event) => {
		if (event.button !== 0) return;
		fetchStrip();
		view.setPointerCapture(event.pointerId);
		from = { at: event.clientX + event.clientY, step: tilt.valueAsNumber };
	});
	view.addEventListener("pointermove", ({ clientX, clientY }) => {
		if (from) turn(from.step + Math.round((clientX + clientY - from.at) / stride));
	});
	view.addEventListener("lostpointercapture", () => {
		from = undefined;
	});
}
