import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { OpenStore } from "../enquiries/blobs.ts";
import { escapeHtml } from "../enquiries/mail.ts";
import { Refusal } from "../requests/requests.ts";
import { type DeployContext, readBuiltPage } from "../site.ts";

export interface Call {
	request: Request;
	url: URL;
	/** Fields of a form that was posted. */
	sent?: URLSearchParams;
	context: DeployContext;
	open: OpenStore;
}

export interface Answer {
	title?: string;
	content?: ReactNode;
	/** The entry of the menu that is marked. Without a session there is no menu. */
	at?: "enquiries" | "readers";
	status?: number;
	/** Leads there instead. */
	to?: string;
	/** Is the whole answer, in place of a page. */
	body?: BodyInit;
	headers?: Record<string, string>;
}

/** What is not there, or not any more. */
export const missing = () => new Refusal(404, "There is no such enquiry here.");

/** What was just done, by the word in the address. */
const done: Record<string, string> = {
	stage: "The state is kept.",
	note: "The note is kept.",
	deleted: "It is deleted.",
};

/** A whole page of the inbox: the site's own typefaces and tokens, a style sheet of its own, and no script. */
export async function renderPage({ title = "Inbox", content, at }: Answer, url: string) {
	const built = await readBuiltPage(url).catch(() => "");
	const word = at && done[new URL(url).searchParams.get("done") ?? ""];
	const current = (name: Answer["at"]) => (at === name ? "page" : undefined);
	// In `npm run dev` pages have their styles from a script; without the built site the inbox is plain, and works.
	const styles = built.match(/<link\b[^>]*\brel="(?:stylesheet|preload)"[^>]*>/g) ?? [
		'<link rel="stylesheet" href="/components/site.css">',
	];
	const body = renderToStaticMarkup(
		<body className="inbox">
			<a className="skip" href="#main">
				To the content
			</a>
			<header>
				<a href="/inbox" className="name">
					Inbox
				</a>
				{at && (
					<nav aria-label="Inbox">
						<a href="/inbox" aria-current={current("enquiries")}>
							Enquiries
						</a>
						<a href="/inbox/readers" aria-current={current("readers")}>
							Newsletter
						</a>
					</nav>
				)}
			</header>
			<main id="main">
				{word && <p role="status">{word}</p>}
				{content}
			</main>
		</body>,
	);
	return `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${styles.join("")}<link rel="stylesheet" href="/inbox.css"><link rel="icon" href="/favicon.svg"></head>${body}</html>`;
}

interface PostProps extends ComponentProps<"form"> {
	/** What it posts, beside what its children hold. */
	values?: Record<string, string>;
	label: string;
	look?: string;
}

/** A form of one button. */
export function Post({ values = {}, label, look = "btn line sm", children, ...form }: PostProps) {
	return (
		<form method="post" {...form}>
			{Object.entries(values).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
			<button className={look} type="submit">
				{label}
			</button>
		</form>
	);
}
