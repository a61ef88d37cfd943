import { afterEach, describe, expect, test, vi } from "vitest";
import { largestBody, readBody, readForm } from "./requests.ts";

afterEach(() => {
	vi.restoreAllMocks();
});

/** A request whose body arrives in these pieces and is then left open, broken off or ended. */
function send(pieces: Uint8Array[], end: "ends" | "breaks off" | "hangs" = "ends"): Request {
	const rest = [...pieces];
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			const piece = rest.shift();
			if (piece) controller.enqueue(piece);
			else if (end === "ends") controller.close();
			else if (end === "breaks off") controller.error(new Error("reset"));
			else return new Promise(() => undefined);
		},
	});
	const init = { method: "POST", body, duplex: "half" };
	return new Request("http://localhost/api/contact", init as RequestInit);
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe("the body of a request", () => {
	test("is whole when a character arrives in two pieces", async () => {
		const sent = bytes("Zoë 王");
		expect(await readBody(send([sent.slice(0, 3), sent.slice(3)]))).toBe("Zoë 王");
	});

	test("may hold 32 KB; the byte after that answers 413 before the rest is read", async () => {
		const full = new Uint8Array(largestBody).fill(97);
		expect(await readBody(send([full]))).toHaveLength(largestBody);
		const more = readBody(send([full, bytes("a")], "hangs"));
		await expect(more).rejects.toMatchObject({ status: 413 });
	});

	test("VAL-12 of a plain form may hold the longest message in any script, and 64 KB in all", async () => {
		const longest = "\u738B".repeat(5000);
		const form = new URLSearchParams({ message: longest }).toString();
		expect(form.length).toBeGreaterThan(largestBody);
		expect((await readForm(send([bytes(form)]))).get("message")).toBe(longest);
		const tooMuch = readForm(send([new Uint8Array(64 * 1024 + 1).fill(97)], "hangs"));
		const message = expect.stringContaining("(64 KB)");
		await expect(tooMuch).rejects.toMatchObject({ status: 413, message });
	});

	test.each<[string, string, Uint8Array, Parameters<typeof send>[1], number]>([
		["takes longer than 10 s", "as if complete", bytes("{}"), "hangs", 408],
		["takes longer than 10 s", "inside a character", bytes("Zoë").slice(0, 3), "hangs", 408],
		["breaks off", "at once", bytes("{"), "breaks off", 400],
		["is no UTF-8", "nowhere", new Uint8Array([0xff]), "ends", 400],
	])("that %s, cut off %s, is refused", async (_what, _where, piece, end, status) => {
		const { timeout } = AbortSignal;
		const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(20));
		await expect(readBody(send([piece], end))).rejects.toMatchObject({ status });
		expect(limit).toHaveBeenCalledWith(10_000);
	});
});
