import * as Toast from "@radix-ui/react-toast";
import { useSyncExternalStore } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { closeToast, duration, getToasts, subscribe } from "./toast.ts";

/** The notification region: F8 moves the focus here, a swipe to the right over 50 px dismisses (STA-19, STA-20). */
export function Toaster() {
	const toasts = useSyncExternalStore(subscribe, getToasts, getToasts);
	return (
		<Toast.Provider duration={duration} swipeDirection="right" swipeThreshold={50} label="Notification">
			{toasts
				.filter(({ open }) => open)
				.map(({ id, title, text, bad }) => (
					<Toast.Root
						key={id}
						className={bad ? "toast bad" : "toast"}
						type={bad ? "foreground" : "background"}
						onOpenChange={(open) => !open && closeToast(id)}
					>
						<Icon name={bad ? "circle-alert" : "circle-check"} />
						<Toast.Title asChild>
							<b>{title}</b>
						</Toast.Title>
						<Toast.Description asChild>
							<p>{text}</p>
						</Toast.Description>
						<Toast.Close aria-label="Dismiss">
							<Icon name="x" />
						</Toast.Close>
					</Toast.Root>
				))}
			<Toast.Viewport className="toasts" hotkey={["F8"]} label="Notifications ({hotkey})" />
		</Toast.Provider>
	);
}
