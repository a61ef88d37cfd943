import * as Toast from "@radix-ui/react-toast";
import circleAlert from "lucide-static/dist/esm/icons/circle-alert.mjs";
import circleCheck from "lucide-static/dist/esm/icons/circle-check.mjs";
import x from "lucide-static/dist/esm/icons/x.mjs";
import { useSyncExternalStore } from "react";
import { Drawing } from "../Icon/Drawing.tsx";
import { shapesOf } from "../Icon/shapes.ts";
import { closeToast, duration, getToasts, subscribe } from "./toast.ts";

const shapes = { alert: shapesOf(circleAlert), check: shapesOf(circleCheck), x: shapesOf(x) };

/**
 * The notification region: F8 moves the focus here, a swipe to the right over 50 px dismisses (STA-19, STA-20).
 * Each toast gets its own provider: one whose toast was dismissed under the pointer stays paused and would
 * never close the next toast.
 */
export function Toaster() {
	const toasts = useSyncExternalStore(subscribe, getToasts, getToasts);
	const toast = toasts.find(({ open }) => open);
	return (
		<Toast.Provider
			key={toasts.at(-1)?.id}
			duration={duration}
			swipeDirection="right"
			swipeThreshold={50}
			label="Notification"
		>
			{toast && (
				<Toast.Root
					className={toast.bad ? "toast bad" : "toast"}
					type={toast.bad ? "foreground" : "background"}
					onOpenChange={(open) => !open && closeToast(toast.id)}
				>
					<Drawing shapes={toast.bad ? shapes.alert : shapes.check} />
					<Toast.Title asChild>
						<b>{toast.title}</b>
					</Toast.Title>
					<Toast.Description asChild>
						<p>{toast.text}</p>
					</Toast.Description>
					<Toast.Close aria-label="Dismiss">
						<Drawing shapes={shapes.x} />
					</Toast.Close>
				</Toast.Root>
			)}
			<Toast.Viewport hotkey={["F8"]} label="Notifications ({hotkey})" />
		</Toast.Provider>
	);
}
