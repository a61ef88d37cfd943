import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { EnquiryFields } from "../../components/ContactForm/EnquiryFields.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { NewsletterFields } from "../../components/Newsletter/NewsletterFields.tsx";
import type { FieldErrors } from "../requests/requests.ts";
import { readBuiltPage } from "../site.ts";

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
	if (!mainPart.test(page)) throw new Error("the contact page has no main part");
	const main = renderToStaticMarkup(typeof content === "function" ? content(page) : content);
	return page
		.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
		.replaceAll(' aria-current="page"', "")
		.replace(mainPart, () => `<main id="main">${main}</main>`);
}

interface FormProps {
	values?: object;
	errors?: FieldErrors;
	thanksPath: string;
}

interface BuiltProps {
	about?: object;
	interests?: ComponentProps<typeof EnquiryFields>["interests"];
}

/** The forms as their islands render them at first, without what only a browser needs. */
const forms = {
	ContactForm: ({ values, errors = {}, about, interests = [] }: FormProps & BuiltProps) => (
		<EnquiryFields
			interests={interests}
			given={values ?? about}
			errors={errors}
			first={Object.keys(errors)[0] as "name"}
			register={(name) => ({ name })}
			notice={<div className="notice" role="status" />}
		/>
	),
	NewsletterForm: ({ values, errors = {} }: FormProps) => (
		<NewsletterFields
			given={values as ComponentProps<typeof NewsletterFields>["given"]}
			errors={errors}
			first={Object.keys(errors)[0]}
			register={(name) => ({ name })}
		/>
	),
};
/** Name under which the browser finds a form's code. */
export type FormName = keyof typeof forms;

interface NotSentProps {
	name: FormName;
	props: FormProps;
	message: string;
	/** The built page, whose form has the choices, the phone number and what happens next. */
	page: string;
}

/** Returns a form with its errors and everything typed. */
export function NotSent({ name, props, message, page }: NotSentProps) {
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
					props={{ ...(name === "ContactForm" && readBuiltProps(page)), ...props } as never}
				/>
			</div>
		</section>
	);
}

const entities: Record<string, string> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };

function readBuiltProps(page: string): BuiltProps {
	const [, props] = /data-island="ContactForm"[^>]*? data-props="([^"]*)"/.exec(page) ?? [];
	if (!props) throw new Error("the contact page has no form");
	// The five characters that React escapes.
	return JSON.parse(
		props.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => entities[name] ?? ""),
	);
}
