// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { data } from "../../pages/write/+data.ts";
import { closeStorage } from "../../tests/closedStorage.ts";
import { makePageContext } from "../../tests/pageContext.ts";
import { longestAddress } from "./SendPost.tsx";
import { WritePost } from "./WritePost.tsx";

const { form: props } = data(makePageContext());
const repository = "https://github.com/owner/name";
const field = (name: string) => screen.getByLabelText(RegExp(`^${name}`)) as HTMLInputElement;
const link = (name: string) => screen.queryByRole("link", { name }) as HTMLAnchorElement | null;

function open(at = repository) {
	return render(<WritePost {...props} repository={at} />);
}

async function fill(fields: Record<string, string>) {
	for (const [name, text] of Object.entries(fields)) {
		await userEvent.clear(field(name));
		await userEvent.click(field(name));
		await userEvent.paste(text);
	}
}

beforeEach(() => localStorage.clear());

test("BEY-30 a field is told what the check would say once nobody types, and the list of what is left leads to it", async () => {
	open();
	await screen.findByText("6 still to do:");
	await fill({ title: "Salt on a track.", excerpt: "Too short", date: "17/9" });
	expect(field("excerpt").getAttribute("aria-invalid")).toBeNull();
	await screen.findAllByText(/write 120 characters or more; this has 9/);
	expect(field("excerpt").getAttribute("aria-invalid")).toBe("true");
	const list = within(screen.getByRole("region", { name: "Send it" })).getAllByRole("listitem");
	for (const told of ["title: leave out the full stop", "date: write the day as 2025-09-17"])
		expect(list.map(({ textContent }) => textContent)).toContain(told);
	expect(link("title")?.getAttribute("href")).toBe(`#${field("title").id}`);
	expect(field("category").getAttribute("aria-invalid")).toBeNull();
});

test("BEY-30 GitHub opens with the name and the whole file, of today in Sydney; without a repository there is no such link", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T20:00:00Z") });
	const { unmount } = open("");
	expect(screen.queryByRole("button", { name: "Copy" })).toBeNull();
	await fill({ title: "Salt & sand" });
	expect(link("Open in GitHub")).toBeNull();
	const { download, href = "" } = link("Save as file") ?? {};
	expect(download).toBe("salt-sand.mdx");
	const file = decodeURIComponent(href.split(",")[1] ?? "");
	expect(file).toContain('title: "Salt & sand"\nslug: "salt-sand"\ndate: "2026-11-26"\n');
	unmount();
	open();
	const address = new URL(link("Open in GitHub")?.href ?? "");
	expect(address.origin + address.pathname).toBe(`${repository}/new/main`);
	const asked = { filename: "content/blog/salt-sand.mdx", value: file };
	expect(Object.fromEntries(address.searchParams)).toEqual(asked);
});

test("BEY-30 a text too long for an address is copied first, and the page says where to paste it", async () => {
	const user = userEvent.setup();
	const assign = vi.fn();
	vi.stubGlobal("location", { assign });
	open();
	await fill({ title: "Salt" });
	expect(screen.queryByText(/too long for an address/)).toBeNull();
	await user.click(field("text"));
	await user.paste("salt ".repeat(longestAddress / 5));
	expect(screen.getByText(/Paste it there into the large empty box/)).toBeTruthy();
	// Not by the browser, which would be there before the file is copied.
	expect(fireEvent.click(link("Open in GitHub") as HTMLElement)).toBe(false);
	await expect
		.poll(() => assign.mock.lastCall)
		.toEqual([`${repository}/new/main?filename=content%2Fblog%2Fsalt.mdx`]);
	expect(await navigator.clipboard.readText()).toMatch(/^---\ntitle: "Salt"\n.* salt salt\n$/s);
	vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error());
	await user.click(screen.getByRole("button", { name: "Copy" }));
	expect(screen.getByText(/Save the file instead/)).toBeTruthy();
	expect(assign).toHaveBeenCalledTimes(1);
});

test("BEY-30 a draft is there again when the page is opened, in every tab as it was typed last, until the form is emptied", async () => {
	const { unmount } = open();
	screen.getByText(/^What you write stays/);
	await fill({ title: "Salt on a track" });
	await userEvent.click(screen.getByRole("checkbox", { name: "Asbestos" }));
	unmount();
	open();
	const ticked = () => screen.queryAllByRole("checkbox", { checked: true }).length;
	expect([field("title").value, ticked()]).toEqual(["Salt on a track", 1]);
	for (const [title, event] of [
		["Wind", new PageTransitionEvent("pageshow", { persisted: true })],
		["Sand", new StorageEvent("storage", { key: "post" })],
	] as const) {
		const typedElsewhere = new URLSearchParams({ title, text: "Sand." }).toString();
		localStorage.setItem("post", typedElsewhere);
		dispatchEvent(event);
		await waitFor(() => expect(link("Save as file")?.download).toBe(`${title.toLowerCase()}.mdx`));
		expect(ticked()).toBe(0);
		expect(localStorage.getItem("post")).toBe(typedElsewhere);
	}
	vi.stubGlobal("confirm", vi.fn(() => true).mockReturnValueOnce(false));
	const empty = screen.getByRole("button", { name: "Empty the form" });
	await userEvent.click(empty);
	expect(field("title").value).toBe("Sand");
	await userEvent.click(empty);
	expect(field("title").value).toBe("");
	expect(field("text").value).toMatch(/^Write here/);
	expect(localStorage.getItem("post")).toBeNull();
});

test("BEY-30 a browser that forbids storage is not said to keep what is written", () => {
	closeStorage("removeItem");
	open();
	screen.getByText(/^This browser keeps nothing/);
});
