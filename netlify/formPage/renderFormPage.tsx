import { readFile } from "node:fs/promises";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ContactForm } from "../../components/ContactForm/ContactForm.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { NewsletterForm } from "../../components/Newsletter/NewsletterForm.tsx";

const forms = { ContactForm, NewsletterForm };
/** Name under which the browser finds a form's code. */
export type FormName = keyof typeof forms;

/** A built page with the site's head, header and footer, and the enquiry form with its props. */
const file = "dist/client/contact.html";
const address = "/contact";
const mainPart = /<main id="main">[\s\S]*<\/main>/;
const formProps = /data-island="ContactForm"[^>]*? data-props="([^"]*)"/;
const title = "Not sent yet";

interface Options {
	name: FormName;
	/** What was typed, if it could be read, the messages, and where the form leads. */
	props: { values?: object };
	message: string;
	requestUrl: string;
}

/** Renders the page that returns a form with its errors and everything typed. */
export async function renderFormPage({ name, props, message, requestUrl }: Options) {
	const page = await readPage(requestUrl);
	const ownProps = formProps.exec(page)?.[1];
	if (!ownProps || !mainPart.test(page))
		throw new Error(`${address} has no main part with a form: the build has changed`);
	// The choices, the phone number and what happens next.
	const own = name === "ContactForm" ? JSON.parse(unescapeAttribute(ownProps)) : {};
	const main = renderToStaticMarkup(
		<section className="band on-shade">
			<div className="wrap split four-seven">
				<div className="stack">
					<h1>{title}</h1>
					<p className="lead" role="alert">
						{message}{" "}
						{props.values
							? "Everything you typed is still here."
							: "Use your browser’s Back button to return to what you typed."}
					</p>
				</div>
				<Island
					name={name}
					component={forms[name] as ComponentType<object>}
					props={{ ...own, ...props }}
					when="load"
				/>
			</div>
		</section>,
	);
	return page
		.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
		.replaceAll(' aria-current="page"', "")
		.replace(mainPart, () => `<main id="main">${main}</main>`);
}

/** From the built site shipped beside the functions, or in `npm run dev`, where nothing is built, from the running one. */
async function readPage(requestUrl: string): Promise<string> {
	if (process.env.NETLIFY_DEV !== "true") return readFile(file, "utf8");
	const response = await fetch(new URL(address, requestUrl));
	return response.ok ? response.text() : readFile(file, "utf8");
}

const entities: Record<string, string> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };

/** The five characters that React escapes. */
function unescapeAttribute(text: string): string {
	return text.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => entities[name] ?? "");
}
