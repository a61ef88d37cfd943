import { memo } from "react";

interface Props {
	id: string;
	/** The same list as before, as long as nothing is different. */
	names: readonly string[];
}

/** What a field suggests; rendered once, since its names do not change with what is typed. */
export const Suggestions = memo(function Suggestions({ id, names }: Props) {
	return (
		<datalist id={id}>
			{/* Without a text: Firefox would show and search that instead of the name. */}
			{names.map((name) => (
				<option key={name} value={name} />
			))}
		</datalist>
	);
});
