import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { judge, type TextRule, tidy } from "../../netlify/enquiries/rules.ts";

/**
 * Makes react-hook-form check and tidy the text fields by the rules that the functions' schema is made from.
 * @param listRules rules for the entries of fields that hold several texts
 */
export function makeResolver<Values extends FieldValues>(
	textRules: { [Name in keyof Values]?: TextRule },
	listRules: { [Name in keyof Values]?: TextRule } = {},
): Resolver<Values> {
	return (values) => {
		const tidied: FieldValues = { ...values };
		const errors: Record<string, { type: string; message: string }> = {};
		for (const [name, rule] of Object.entries<TextRule | undefined>(textRules)) {
			if (!rule) continue;
			tidied[name] = tidy(rule, String(values[name] ?? ""));
			const message = judge(rule, tidied[name]);
			if (message) errors[name] = { type: "rule", message };
		}
		for (const [name, rule] of Object.entries<TextRule | undefined>(listRules)) {
			if (rule) tidied[name] = (values[name] as string[]).map((text) => tidy(rule, text));
		}
		return Object.keys(errors).length
			? { values: {}, errors: errors as FieldErrors<Values> }
			: { values: tidied as Values, errors: {} };
	};
}
