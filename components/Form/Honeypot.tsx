import { honeypotField } from "../../netlify/enquiries/formRules.ts";

/** A field that people neither see nor reach; whoever fills it in is taken for a robot. */
export function Honeypot() {
	return (
		<div className="vh" aria-hidden="true">
			<label>
				Leave this empty
				<input name={honeypotField} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
