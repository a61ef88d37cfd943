import { trapField } from "../../netlify/suspicion.ts";

/** A field that people neither see nor reach; whoever fills it in is taken for a robot. */
export function Trap() {
	return (
		<div className="vh" aria-hidden="true">
			<label>
				Leave this empty
				<input name={trapField} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
