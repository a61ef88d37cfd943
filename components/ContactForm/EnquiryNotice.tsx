/** What the line above the button says. */
export type Notice =
	| { kind: "restored"; savedAt: number }
	| { kind: "invalid"; count: number }
	| { kind: "failed" }
	| { kind: "waiting" };

interface Props {
	notice: Notice | undefined;
	online: boolean;
	/** The business's number as people read it. */
	phone: string;
	onStartAgain: () => void;
	onWait: () => void;
	onStopWaiting: () => void;
}

/** Tells, in sight and to screen readers, what became of the words in the form. */
export function EnquiryNotice({ notice, online, phone, ...act }: Props) {
	return (
		<div className="notice" role="status">
			{!online && notice?.kind !== "waiting" && (
				<>
					<p>You are offline. What you type is kept in this browser.</p>
					{notice?.kind === "failed" && (
						<Action label="Send it when the connection is back" onPress={act.onWait} />
					)}
				</>
			)}
			{notice?.kind === "waiting" && (
				<>
					<p>We send this when the connection is back. Please keep this page open.</p>
					<Action label="Do not send" onPress={act.onStopWaiting} />
				</>
			)}
			{notice?.kind === "failed" && online && (
				<p>Not sent. What you typed is still here: please try again, or call {phone}.</p>
			)}
			{notice?.kind === "invalid" && (
				<p>
					{notice.count === 1 ? "One field needs" : `${notice.count} fields need`} another look.
				</p>
			)}
			{notice?.kind === "restored" && (
				<>
					<p>We kept what you wrote on {formatDay(notice.savedAt)}.</p>
					<Action label="Start again" onPress={act.onStartAgain} />
				</>
			)}
		</div>
	);
}

function Action({ label, onPress }: { label: string; onPress: () => void }) {
	return (
		<button className="btn line sm" type="button" onClick={onPress}>
			{label}
		</button>
	);
}

function formatDay(time: number): string {
	return new Date(time).toLocaleDateString("en-AU", { day: "numeric", month: "long" });
}
