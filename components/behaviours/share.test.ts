// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { watchShare } from "./share.ts";

const address = "https://www.site.example/sun?a=1";

/** Opens a post in a browser that can do this. @returns a press of the button, which gives what is read then */
function openPost(navigator: object) {
	document.head.innerHTML = '<link rel="canonical" href="https://www.site.example/sun">';
	history.replaceState(null, "", "?a=1");
	document.body.innerHTML = "<button hidden>Share this post</button><span></span>";
	vi.stubGlobal("navigator", navigator);
	watchShare(document.body);
	const button = document.querySelector("button") as HTMLButtonElement;
	expect(button.hidden).toBe(false);
	return async () => {
		button.click();
		expect(document.querySelector("span")?.textContent, "said once more").toBe("");
		await new Promise((resolve) => setTimeout(resolve));
		return `${button.textContent}: ${document.querySelector("span")?.textContent}`;
	};
}

test("BEY-08 the platform's share sheet opens with the canonical address and what is chosen on the page; closing it is no failure, a real one says what to do", async () => {
	const share = vi.fn(async (_shared: object) => undefined);
	const press = openPost({ share });
	expect(await press()).toBe("Share this post: ");
	expect(share.mock.calls[0]?.[0]).toMatchObject({ url: address });
	share.mockRejectedValueOnce(new DOMException("no", "AbortError"));
	expect(await press()).toBe("Share this post: ");
	share.mockRejectedValueOnce(new DOMException("no", "DataError"));
	expect(await press()).toBe(`Share this post: That did not work. The address is ${address}`);
});

test("BEY-08 without a share sheet the button copies the link and says so", async () => {
	const writeText = vi.fn(async () => undefined);
	const press = openPost({ clipboard: { writeText } });
	expect([await press(), await press()]).toEqual(Array(2).fill("Copy link: Link copied."));
	expect(writeText).toHaveBeenCalledWith(address);
});
