import { expect, test } from "vitest";
import { storeName } from "./store.ts";

test("only production writes to the live store; previews, branches and this machine have their own", () => {
	expect(storeName("enquiries", { deploy: { context: "production" } })).toBe("enquiries");
	expect(storeName("enquiries", { deploy: { context: "deploy-preview" } })).toBe(
		"enquiries-deploy-preview",
	);
	expect(storeName("subscribers", { deploy: { context: "branch-deploy" } })).toBe(
		"subscribers-branch-deploy",
	);
	expect(storeName("enquiries", { deploy: { context: "" } })).toBe("enquiries-local");
	expect(storeName("enquiries", {})).toBe("enquiries-local");
	expect(storeName("enquiries", { deploy: { context: "my/odd:name" } })).toBe(
		"enquiries-my-odd-name",
	);
});
