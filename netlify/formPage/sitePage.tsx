import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ContactForm } from "../../components/ContactForm/ContactForm.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { NewsletterForm } from "../../components/Newsletter/NewsletterForm.tsx";
import { answerHeaders, type FieldErrors } from "../requests/requests.ts";
import { readBuiltPage } from "../site.ts";

const mainPart = /<main id="main">[\s\S]*<\/main>/;

interface Page {
	status: number;
	headers: Record<string, string>;
	title: string;
	/** Its main part, made with a page of the built site. */
	content: (built: string) => ReactElement;
}

/** Answers with a page inside the site's own. @throws when the build has no such page */
export async function answerPage(
	{ url }: Request,
	{ status, headers, title, content }: Page,
): Promise<Response> {
	const built = await readBuiltPage(url);
	if (!mainPart.test(built)) throw new Error("the contact page has no main part");
	const main = renderToStaticMarkup(content(built));
	const page = built
		.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
		.replaceAll(' aria-current="page"', "")
		.replace(mainPart, () => `<main id="main">${main}</main>`);
	return new Response(page, {
		status,
		headers: {
			...answerHeaders,
			...headers,
			"X-Robots-Tag": "noindex",
			"Content-Type": "text/html; charset=utf-8",
		},
	});
}

const forms = { ContactForm, NewsletterForm };
/** Name under which the browser finds a form's code. */
export type FormName = keyof typeof forms;

interface NotSentProps {
	name: FormName;
	props: { values?: object; errors?: FieldErrors; thanksPath: string };
	message: string;
	/** The built page, whose form has the choices, the phone number and what happens next. */
	built: string;
}

/** Returns a form with its errors and everything typed. */
export function NotSent({ name, props, message, built }: NotSentProps) {
	return (
		<section className="band on-shade">
			<div className="wrap split four-seven">
				<div className="stack">
					<h1>Not sent yet</h1>
					<p className="lead" role="alert">
						{message}{" "}
						{props.values
							? "Everything you typed is still here."
							: "Use your browser’s Back button to return to what you typed."}
					</p>
				</div>
				<Island
					name={name}
					component={forms[name] as never}
					props={{ ...(name === "ContactForm" && readBuiltProps(built)), ...props } as never}
				/>
			</div>
		</section>
	);
}

function readBuiltProps(built: string): object {
	const [, props] = /data-island="ContactForm"[^>]*? data-props="([^"]*)"/.exec(built) ?? [];
	if (!props) throw new Error("the contact page has no form");
	// The five characters that React escapes.
	const entities = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };
	return JSON.parse(
		props.replace(/&\S+?;/g, (entity) => entities[entity as keyof typeof entities]),
	);
}
