import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** Pixels of dragging, or of the wheel, that make one step. */
const stride = 28;

/** Turns a slider by the wheel while it has the focus, and by a drag over the picture that takes these handlers. */
export function useTurning(slider: RefObject<HTMLInputElement | null>) {
	const from = useRef<{ at: number; step: number }>(undefined);
	useEffect(() => {
		const range = slider.current;
		if (!range) return;
		let rolled = 0;
		const roll = (event: WheelEvent) => {
			if (document.activeElement !== range) return;
			event.preventDefault();
			rolled += event.deltaY;
			if (Math.abs(rolled) < stride) return;
			turn(range, range.valueAsNumber + Math.sign(rolled));
			rolled = 0;
		};
		// React's own listener for the wheel is passive: it could not keep the page from scrolling.
		range.addEventListener("wheel", roll, { passive: false });
		return () => range.removeEventListener("wheel", roll);
	}, [slider]);
	return {
		onPointerDown(event: PointerEvent<HTMLElement>) {
			if (event.button !== 0 || !slider.current) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			from.current = { at: event.clientX + event.clientY, step: slider.current.valueAsNumber };
		},
		onPointerMove({ clientX, clientY }: PointerEvent) {
			const { at, step } = from.current ?? {};
			if (at === undefined || step === undefined || !slider.current) return;
			turn(slider.current, step + Math.round((clientX + clientY - at) / stride));
		},
		onLostPointerCapture() {
			from.current = undefined;
		},
	};
}

/** Sets a slider as a key would. */
function turn(slider: HTMLInputElement, step: number): void {
	slider.valueAsNumber = step;
	slider.dispatchEvent(new Event("input", { bubbles: true }));
}
