import { base } from "./base.mjs";

export default {
	...base("code"),
	ignoreStatic: true,
	mutate: [
		"components/PriceGuide/{choice,describe,estimate,length,prices,size}.ts",
		"content/faults.ts",
		"content/validate/{issueAdvice,schemaAt,validate}.ts",
		"content/yaml/{advice,columns,lines,mends,moves,traps,value}.ts",
		"netlify/{identity,issueText,plainText,requestBody,requestChecks,refusal,rules,submission,suspicion}.ts",
	],
};
