import { type MouseEvent, useState } from "react";
import { canStore } from "../Form/browserStorage.ts";
import { useHydrated } from "../Form/useHydrated.ts";
import type { readPost } from "./post.ts";

/** Characters of the longest address that GitHub answers (https://github.com/github/docs/issues/5136). */
export const longestAddress = 8191;

interface Props extends ReturnType<typeof readPost> {
	repository: string;
}

/** What is still wrong with a post, and the ways in which its file leaves this page. */
export function SendPost({ slug, file, faults, repository }: Props) {
	const [said, say] = useState("");
	const isKept = !useHydrated() || canStore();
	const path = `content/blog/${slug}.mdx`;
	const start = `${repository}/new/main?${new URLSearchParams({ filename: path })}`;
	const whole = `${start}&${new URLSearchParams({ value: file })}`;
	const isLong = whole.length > longestAddress;
	const address = isLong ? start : whole;

	async function copy(next?: string) {
		try {
			await navigator.clipboard.writeText(file);
			say(`Copied: the whole file, for ${path}.`);
			if (next) location.assign(next);
		} catch {
			say("This browser does not let the page copy. Save the file instead.");
		}
	}
	function open(event: MouseEvent) {
		if (!isLong) return;
		event.preventDefault();
		void copy(address);
	}
	function empty({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
		if (!confirm("Empty the form? What you wrote here is gone then.")) return;
		form?.reset();
		form?.dispatchEvent(new Event("input"));
	}
	return (
		<section className="send" aria-labelledby="send-h">
			<h2 id="send-h">Send it</h2>
			<p role="status">
				{faults.size
					? `${faults.size} still to do:`
					: "Nothing more to do here. The check will read links, markup and spelling too."}
			</p>
			<ul>
				{[...faults].map(([name, message]) => (
					<li key={name}>
						<a href={`#w-${name}`}>{name}</a>: <span>{message}</span>
					</li>
				))}
			</ul>
			{slug && repository && isLong && (
				<p>
					The text is too long for an address: {whole.length} characters, and GitHub takes{" "}
					{longestAddress}. “Open in GitHub” copies the file first. Paste it there into the large
					empty box.
				</p>
			)}
			{slug && (
				<p className="acts">
					{repository && (
						<a className="btn" href={address} target="_blank" rel="noopener" onClick={open}>
							Open in GitHub
						</a>
					)}
					<button className="btn line" type="button" onClick={() => copy()}>
						Copy
					</button>
					<a
						className="btn line"
						download={`${slug}.mdx`}
						href={`data:text/markdown;charset=utf-8,${encodeURIComponent(file)}`}
					>
						Save as file
					</a>
				</p>
			)}
			<p role="status">{said}</p>
			<p className="note">
				{repository && "Sign in at GitHub before you open it there. "}
				<span>
					{isKept
						? "What you write stays in this browser, also when you close the page."
						: "This browser keeps nothing: copy or save the file before you close the page."}
				</span>{" "}
				<button className="link" type="button" onClick={empty}>
					Empty the form
				</button>
			</p>
		</section>
	);
}
