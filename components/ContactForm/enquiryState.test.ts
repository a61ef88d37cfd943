import { expect, test } from "vitest";
import { changeState, type EnquiryEvent, type EnquiryState } from "./enquiryState.ts";

const editing: EnquiryState = { name: "editing" };
const waiting: EnquiryState = { name: "waiting", pause: 0 };
const failed: EnquiryState = { name: "failed", atFields: false };
const invalid: EnquiryState = { name: "invalid", count: 2 };

test.each<[string, EnquiryState, EnquiryEvent, EnquiryState]>([
	["typing takes its line away", { ...editing, restoredAt: 7 }, { type: "typed" }, editing],
	["typing keeps what is wrong in view", invalid, { type: "typed" }, invalid],
	["typing keeps a failure in view", failed, { type: "typed" }, failed],
	["typing puts the next try off", waiting, { type: "typed" }, { ...waiting, pause: 10_000 }],
	["a try while waiting is still waiting", waiting, { type: "started" }, waiting],
	["a press sends", failed, { type: "started" }, { name: "sending" }],
	["without a line it is tried again", waiting, { type: "failed" }, { ...waiting, pause: 10_000 }],
	["a refusal ends the waiting", waiting, { type: "failed", refusal: 0 }, failed],
	[
		"a refusal of fields is at the fields",
		{ name: "sending" },
		{ type: "failed", refusal: 1 },
		{ name: "failed", atFields: true },
	],
	["the wait can be taken back", waiting, { type: "asked to stop" }, editing],
])("BEY-03 %s", (_sentence, state, event, next) => {
	expect(changeState(state, event)).toEqual(next);
});
