// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { PhotoUpload } from "./PhotoUpload.tsx";

/** Answers the calls that are under way, the first first. */
let answers: ((answer: object) => void)[] = [];
let limit = new AbortController();
/** What was asked for last. */
let asked = "";

beforeEach(() => {
	answers = [];
	limit = new AbortController();
	vi.spyOn(AbortSignal, "timeout").mockImplementation(() => limit.signal);
	vi.stubGlobal("fetch", async (url: string, { method, headers, signal }: RequestInit) => {
		asked = `${method} ${url} ${new Headers(headers).get("idempotency-key")}`;
		const answer = await new Promise<object>((resolve, reject) => {
			answers.push(resolve);
			signal?.addEventListener("abort", reject);
		});
		return Response.json(answer);
	});
	// jsdom draws nothing.
	vi.stubGlobal("createImageBitmap", async ({ name }: File) => {
		if (name.endsWith(".heic")) throw new Error("not read");
		return { width: 4, height: 3, close: () => undefined };
	});
	vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
	vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue("data:,");
	vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take) => take(new Blob()));
	render(<PhotoUpload enquiryKey="key" />);
});

async function answer(words: object) {
	await waitFor(() => expect(answers).toHaveLength(1));
	answers.shift()?.(words);
}

const said = () => screen.getByRole("status").textContent;
const input = () => screen.getByLabelText<HTMLInputElement>(/^Photos of the windows/);

test("while photos are on their way nothing else can be pressed, and the focus is on what is said of them, as is what went wrong", async () => {
	const files = ["a.jpg", "b.jpg"].map((name) => new File(["x"], name));
	expect(input().multiple).toBe(true);
	fireEvent.change(input(), { target: { files } });
	expect(document.activeElement).toBe(screen.getByRole("status"));
	await answer({ photo: "1" });
	expect(await screen.findByText("Remove")).toHaveProperty("disabled", true);
	expect(input().disabled).toBe(true);
	await answer({ message: "Too slow." });
	const fault = "b.jpg was not sent. Too slow.";
	await screen.findByText(fault);
	await waitFor(() => expect(said()).toBe(`1 of four sent.${fault}`));
	expect(input().disabled).toBe(false);
});

test("a photo whose call ends without an answer can be chosen again; one that was not removed stays, and can be removed after all", async () => {
	const file = new File(["x"], "a.jpg", { type: "image/jpeg" });
	const choose = () => userEvent.upload(input(), file);
	await choose();
	await waitFor(() => expect(answers).toHaveLength(1));
	answers = [];
	limit.abort();
	await waitFor(() => expect(said()).toBe("a.jpg was not sent. Please choose it again."));
	limit = new AbortController();
	await choose();
	await answer({ photo: "1" });
	fireEvent.click(await screen.findByText("Remove"));
	await answer({ message: "Try later." });
	await waitFor(() => expect(said()).toBe("1 of four sent.a.jpg was not removed. Try later."));
	await userEvent.click(screen.getByText("Remove"));
	await answer({ count: 0 });
	expect(asked).toBe("DELETE /api/photos?photo=1 key");
	await waitFor(() => expect(said()).toBe(""));
	expect(document.activeElement).toBe(screen.getByRole("status"));
});

test("a photo that cannot be read takes no place, nor does one chosen twice; only what four leave no room for is over, until one is removed, alone of its name", async () => {
	const names = ["1.heic", "a.jpg", "a.jpg", "b.jpg", "b.jpg", "d.jpg", "e.jpg", "2.heic"];
	const files = names.map((name) => new File(["x"], name));
	fireEvent.change(input(), { target: { files } });
	for (const photo of ["a", "a", "b", "c", "d"]) await answer({ photo });
	const unread = "1.heic cannot be read by this browser. Please email it to us.";
	await waitFor(() => expect(said()).toBe(`4 of four sent.${unread}2 more than four: not sent.`));
	expect(screen.queryByLabelText(/^Photos of the windows/)).toBeNull();
	fireEvent.click(screen.getAllByText("Remove")[1] as HTMLElement);
	await answer({ count: 3 });
	await waitFor(() => expect(said()).toBe("3 of four sent."));
	fireEvent.change(input(), { target: { files: files.slice(1, 4) } });
	for (const photo of ["a", "e"]) await answer({ photo });
	await waitFor(() => expect(said()).toBe("4 of four sent.1 more than four: not sent."));
});
