import { setTimeout as wait } from "node:timers/promises";
import { test } from "vitest";
import { inEveryEngine } from "./visitor.ts";

inEveryEngine((visitor) => {
	async function showsAwnings() {
		await visitor.counts(".gal figure", 1);
		await visitor.reads(".gallery [role=status]", "2 pictures");
		await visitor.arrives("/gallery?category=awnings");
		await visitor.leads(".gallery a[href^='/contact#']", /Awnings/);
	}
	const awnings = ".filters label:has([value=awnings])";

	test("a category of the gallery that is pressed before the script has come counts", async () => {
		await visitor.open("/gallery");
		await visitor.clickAtOnce(awnings);
		await showsAwnings();
	});

	test.each([100, 600])("a reload of the gallery %i ms after a choice keeps it", async (ms) => {
		await visitor.open("/gallery");
		await visitor.click(awnings);
		await wait(ms);
		await visitor.reload();
		await showsAwnings();
	});

	test("the gallery is as it was left after Back, and after Back again; a shared link opens it so", async () => {
		await visitor.open("/gallery?category=awnings");
		await showsAwnings();
		for (let time = 0; time < 2; time++) {
			await visitor.click(".gal figcaption a");
			await visitor.arrives("/products/awnings");
			await visitor.back();
			await showsAwnings();
		}
	});

	test("a picture opens in the viewer, which arrows move and Escape closes", async () => {
		await visitor.open("/gallery");
		await visitor.click(".gal figure a img");
		await visitor.reads(".viewer [role=status]", /^1 of 11/);
		await visitor.press("ArrowRight");
		await visitor.reads(".viewer [role=status]", /^2 of 11/);
		await visitor.press("Escape");
		await visitor.counts(".viewer", 0);
	});

	async function showsSalt() {
		await visitor.reads("#q", /^salt$/);
		await visitor.reads(".found [role=status]", /^\d+ results$/);
		await visitor.arrives("/search?q=salt");
	}

	test.each([100, 600])("a reload of the search %i ms after typing keeps the words", async (ms) => {
		await visitor.open("/search");
		await visitor.type("#q", "salt");
		await wait(ms);
		await visitor.reload();
		await showsSalt();
	});

	test("the search is as it was left after Back, and after Back again; a shared link opens it so", async () => {
		await visitor.open("/search?q=salt");
		await showsSalt();
		for (let time = 0; time < 2; time++) {
			await visitor.click(".found .hits a");
			await visitor.holds(() => location.pathname.startsWith("/blog/"));
			await visitor.back();
			await showsSalt();
		}
	});

	test("both finders of places agree with their fields after Back, and after Back again", async () => {
		const agree = () => {
			const results = document.querySelectorAll(".found .hits a").length;
			const details = document.querySelectorAll(".finder .acts a").length;
			const [words, region, product] = ["q", "region", "product"].map(
				(id) => (document.getElementById(id) as HTMLInputElement).value,
			);
			return Boolean(words) === results > 0 && Boolean(region && product) === details > 0;
		};
		await visitor.open("/locations");
		await visitor.type("#q", "2500");
		await visitor.counts(".found .hits a", 8);
		await visitor.click("#region option", "Kiama");
		await visitor.click("#product option", "Awnings");
		for (let time = 0; time < 2; time++) {
			await visitor.click(".nav a", "About");
			await visitor.arrives("/about");
			await visitor.back();
			await visitor.arrives("/locations");
			await visitor.holds(agree);
		}
	});
});
