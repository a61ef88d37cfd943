import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { islandMarkup } from "../../components/islands/islandMarkup.tsx";
import type { IslandName } from "../../components/islands/islands.ts";

interface Props {
	/** Name under which the browser finds the form's code. */
	name: IslandName;
	form: ComponentType<never>;
	/** What the form is given: its choices, what was typed, and the messages. */
	formProps: object;
	message: string;
	/** Whether what was typed is in the form again. */
	kept: boolean;
}

/** Title of the page that gives a form back. */
export const title = "Not sent yet";

/** Main part of the page that gives a form back with its errors and everything typed. */
export function renderFormPage(props: Props): string {
	return renderToStaticMarkup(<FormPage {...props} />);
}

function FormPage({ name, form, formProps, message, kept }: Props) {
	return (
		<section className="band on-shade">
			<div className="wrap split four-seven">
				<div className="stack">
					<h1>{title}</h1>
					<p className="lead" role="alert">
						{message}{" "}
						{kept
							? "Everything you typed is still here."
							: "Use your browser’s Back button to return to what you typed."}
					</p>
				</div>
				{/* Kept nowhere: these props belong to one visitor. */}
				{islandMarkup({ name, component: form, props: formProps, when: "load" })}
			</div>
		</section>
	);
}
