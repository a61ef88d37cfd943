import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Island, type IslandName } from "../../components/islands/Island.tsx";

interface Props {
	/** Name under which the browser finds the form's code. */
	name: IslandName;
	form: ComponentType<never>;
	/** Props of the form: its choices, what was typed, and the messages. */
	formProps: object;
	message: string;
	/** Whether the form still has what was typed. */
	kept: boolean;
}

/** Title of the page that returns a form. */
export const title = "Not sent yet";

/** Main part of the page that returns a form with its errors and everything typed. */
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
				<Island name={name} component={form} props={formProps as never} when="load" />
			</div>
		</section>
	);
}
