import { base } from "./base.mjs";

export default {
	...base("code"),
	ignoreStatic: true,
	mutate: [
		"components/PriceGuide/{choice,describe,estimate,length,prices,size}.ts",
		"content/{faults,issueAdvice,schemaAt,validate}.ts",
		"content/yaml{Advice,Columns,Lines,Mends,Moves,Traps,Value}.ts",
		"netlify/{identity,issueText,plainText,requestBody,requestChecks,refusal,rules,submission,suspicion}.ts",
	],
};
