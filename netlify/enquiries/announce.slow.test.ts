import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type LocalStore, startLocalStore } from "../../tests/localStore.ts";
import { announceMissed } from "./announce.ts";
import { identifyByKey } from "./identity.ts";
import { receiveEnquiry } from "./receive.ts";

/** Milliseconds after which the host stops a scheduled function. */
const hostPatience = 30_000;
const slowAnswer = 2900;
let store: LocalStore;
let webhook: Server;
let told = 0;

beforeAll(async () => {
	store = await startLocalStore();
	webhook = createServer((_request, response) => {
		told++;
		setTimeout(() => response.end(), slowAnswer);
	});
	await new Promise<void>((resolve) => webhook.listen(0, resolve));
	vi.spyOn(console, "warn").mockImplementation(() => undefined);
	for (const name of ["Ana", "Bo", "Cy", "Di", "Ed"]) {
		const words = { name, email: "a@example.com", phone: "0255500199", streetAddress: "1" };
		await receiveEnquiry(words, [], (submission) => identifyByKey(submission, null), {});
	}
	vi.stubEnv(
		"ENQUIRY_WEBHOOK_URL",
		`http://localhost:${(webhook.address() as AddressInfo).port}/new`,
	);
	vi.stubEnv("ENQUIRY_WEBHOOK_SECRET", "s3cret");
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
	vi.unstubAllEnvs();
	webhook.closeAllConnections();
	webhook.close();
	await store.stop();
});

/** Runs the announcer by a clock ten times as fast. @returns how long it took by that clock, and the outcome */
async function runQuickly() {
	const clock = setInterval(() => void vi.advanceTimersByTimeAsync(100), 10);
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
	const started = Date.now();
	const result = await Promise.race([
		announceMissed({}, Date.now() + 120_000).catch(String),
		new Promise((resolve) => setTimeout(resolve, 2 * hostPatience, "never ended")),
	]);
	clearInterval(clock);
	return { took: Date.now() - started, result };
}

test("a run ends before the host stops it, however slow webhook and store are", async () => {
	store.setFault("hangs", ["PUT"]);
	const { took, result } = await runQuickly();
	expect(result).toBe(0);
	expect(told).toBeGreaterThan(1);
	expect(took).toBeLessThan(hostPatience);
});

test("a run ends before the host stops it when the store does not say what it holds", async () => {
	store.setFault("hangs", ["GET"]);
	const { took, result } = await runQuickly();
	expect(result).toContain("store gave no answer");
	expect(took).toBeLessThan(hostPatience);
});
