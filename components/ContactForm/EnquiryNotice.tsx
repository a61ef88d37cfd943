import { useEffect, useRef } from "react";
import { canStore } from "../Form/browserStorage.ts";
import type { EnquiryState } from "./enquiryState.ts";

interface Props {
	state: EnquiryState;
	online: boolean;
	phone: string;
	startAgain: () => void;
	wait: () => void;
	stopWaiting: () => void;
}

/** Says, on screen and to screen readers, what became of what was typed. */
export function EnquiryNotice(props: Props) {
	const { state, online } = props;
	const [sentence, label, press] = describe(props);
	const line = useRef<HTMLDivElement>(null);

	// The button may have been pressed where the header or the toast covers this line, or with Enter in a field far
	// above it. A refused field has the focus instead.
	useEffect(() => {
		if (state.name === "failed" && !state.atFields)
			line.current?.scrollIntoView({ block: "nearest" });
	}, [state]);

	return (
		<div className="notice" role="status" ref={line}>
			{!online && state.name !== "waiting" && (
				<p>
					You are offline.{" "}
					{canStore() ? "What you type is kept in this browser." : "Please keep this page open."}
				</p>
			)}
			{sentence && <p>{sentence}</p>}
			{/*
			 * The same button for every action, so that it keeps the focus when pressing it changes the action: the second
			 * click of a double click would undo the first.
			 */}
			{label && (
				<button
					className="btn line sm"
					type="button"
					onClick={({ detail }) => detail > 1 || press?.()}
				>
					{label}
				</button>
			)}
		</div>
	);
}

type Words = [sentence?: string, button?: string, press?: () => void];

function describe({ state, online, phone, ...act }: Props): Words {
	switch (state.name) {
		case "editing": {
			const { restoredAt } = state;
			if (!restoredAt) return [];
			return [`We kept what you wrote on ${formatDay(restoredAt)}.`, "Start again", act.startAgain];
		}
		case "invalid":
			return [
				`${state.count === 1 ? "One field needs" : `${state.count} fields need`} another look.`,
			];
		case "failed":
			if (online)
				return [`Not sent. What you typed is still here: please try again, or call ${phone}.`];
			return [
				`Not sent. What you typed is still here; you can also call ${phone}.`,
				"Send it when the connection is back",
				act.wait,
			];
		case "waiting":
			return [
				"We will send this once the connection is back. Please keep this page open.",
				"Do not send",
				act.stopWaiting,
			];
		default:
			return [];
	}
}

function formatDay(time: number): string {
	return new Date(time).toLocaleDateString("en-AU", { day: "numeric", month: "long" });
}
