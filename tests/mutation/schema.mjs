import { base } from "./base.mjs";

export default {
	...base("schema"),
	ignoreStatic: false,
	mutate: ["content/schema/*.ts", "!content/schema/*.test.ts"],
};
