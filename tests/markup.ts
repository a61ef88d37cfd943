import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

/** Every recommended rule, but for the ways in which React writes HTML and what CSS or the host sees to. */
const config: ConfigData = {
	extends: ["html-validate:recommended", "html-validate:document"],
	rules: {
		// React writes charSet, srcSet, <br/>, hidden="" and lists no type for text fields: all of it valid.
		"attr-case": "off",
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		"no-implicit-input-type": "off",
		"void-style": "off",
		// One name for a group of boxes to tick.
		"form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
		// The groups of the Products panel come before the page's own heading.
		"heading-level": ["error", { minInitialRank: "h2" }],
		// SBP-01 settles titles: suburb, product and region take what they need.
		"long-title": ["error", { maxlength: 100 }],
		// The list under a field that searches as one types.
		"prefer-native-element": ["error", { exclude: ["listbox"] }],
		// Everything comes from the site itself.
		"require-sri": ["error", { target: "crossorigin" }],
		// The form of a tool answers as it is filled, and is hidden without script.
		"wcag/h32": "off",
		// Numbers are kept on one line by CSS.
		"tel-non-breaking": "off",
	},
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** What the validator says about a page, one line for each fault. */
export async function validateMarkup(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, line, selector }) => {
			return `${ruleId}: ${message} (line ${line}, ${selector ?? "document"})`;
		}),
	);
}
