import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ContactForm } from "../../components/ContactForm/ContactForm.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { NewsletterForm } from "../../components/Newsletter/NewsletterForm.tsx";
import { address, readBuiltPage } from "./builtPage.ts";

const mainPart = /<main id="main">[\s\S]*<\/main>/;

/**
 * Renders a page of the functions inside the site's own.
 * @param content its main part; a function is given the built page
 * @throws when the build has no such page
 */
export async function renderSitePage(
	title: string,
	content: ReactElement | ((page: string) => ReactElement),
	requestUrl: string,
): Promise<string> {
	const page = await readBuiltPage(requestUrl);
	if (!mainPart.test(page)) throw new Error(`${address} has no main part: the build has changed`);
	const main = renderToStaticMarkup(typeof content === "function" ? content(page) : content);
	return page
		.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
		.replaceAll(' aria-current="page"', "")
		.replace(mainPart, () => `<main id="main">${main}</main>`);
}

const forms = { ContactForm, NewsletterForm };
/** Name under which the browser finds a form's code. */
export type FormName = keyof typeof forms;

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
	return renderSitePage(
		title,
		(page) => (
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
						component={forms[name] as never}
						props={{ ...(name === "ContactForm" && readOwnProps(page)), ...props } as never}
					/>
				</div>
			</section>
		),
		requestUrl,
	);
}

/** The choices, the phone number and what happens next. */
function readOwnProps(page: string): object {
	const ownProps = formProps.exec(page)?.[1];
	if (!ownProps) throw new Error("the contact page has no form: the build has changed");
	return JSON.parse(unescapeAttribute(ownProps));
}

const entities: Record<string, string> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };

/** The five characters that React escapes. */
function unescapeAttribute(text: string): string {
	return text.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => entities[name] ?? "");
}
