import { setTimeout as wait } from "node:timers/promises";
import { describe, test } from "vitest";
import { inEveryEngine } from "./visitor.ts";

interface Tool {
	path: string;
	/** What the visitor presses. */
	touch: string;
	/** What has to be read then, where, and in the address. */
	says: [selector: string, text: string | RegExp];
	query: string;
	/** Where a link to the form has taken what was chosen. */
	carries: RegExp;
	/** A shared address of older links, and what is read with it. */
	shared: [query: string, text: string | RegExp];
}

const tools: Record<string, Tool> = {
	comparison: {
		path: "/compare",
		touch: ".compare label:has([value=awnings])",
		says: [".compare thead tr + tr", /Plantation Shutters\s+Roller Blinds\s+Awnings/],
		query: "?products=plantation-shutters&products=roller-blinds&products=awnings",
		carries: /Awnings/,
		shared: ["?products=awnings,zip-screens", /^\s*Awnings\s+Zip Screens\s*$/],
	},
	chooser: {
		path: "/which-product",
		touch: ".questions label:has([value=draught])",
		says: [".found-answers ol", /^\s*(1. )?Seals first/],
		query: "?trouble=draught",
		carries: /Cold\+and\+draughts/,
		shared: ["?room=patio&trouble=draught&suburb=kiama", /Zip Screens in Kiama/],
	},
	sun: {
		path: "/sun",
		touch: ".compass label:has([value=E])",
		says: [".sun-view .figure", "There is no direct sun on this window."],
		query: "?facing=E",
		carries: /facing\+east/,
		shared: ["?suburb=kiama&facing=N&day=12-22&hour=780&eave=0.6", /^The eave keeps the sun off/],
	},
};

inEveryEngine((visitor) => {
	for (const [name, { path, touch, says, query, carries, shared }] of Object.entries(tools))
		describe(name, () => {
			/** Everything that the tool shows goes by what was chosen. */
			async function agrees() {
				await visitor.reads(...says);
				await visitor.arrives(path + query);
				await visitor.leads("main a[href^='/contact#']", carries);
			}

			test("what is touched before its script has come counts", async () => {
				await visitor.open(`${path}#cta-h`);
				await visitor.clickAtOnce(touch);
				await agrees();
			});

			test.each([100, 600])("a reload %i ms after a change keeps it", async (ms) => {
				await visitor.open(path);
				await visitor.click(touch);
				await wait(ms);
				await visitor.reload();
				await agrees();
			});

			test("after Back it is as it was left, and after Back again", async () => {
				await visitor.open(path);
				await visitor.click(touch);
				await agrees();
				for (let time = 0; time < 2; time++) {
					await visitor.click(".nav a", "About");
					await visitor.arrives("/about");
					await visitor.back();
					await agrees();
				}
			});

			test("a shared address brings what it names", async () => {
				await visitor.open(path + shared[0]);
				await visitor.reads(says[0], shared[1]);
			});
		});

	describe("your windows", () => {
		const entries = ".your-windows ol > li";
		const empty = () => visitor.run(() => localStorage.removeItem("my-windows"));

		test("a product's link adds its window, the header counts it, and after Back and a reload it is there once", async () => {
			await empty();
			await visitor.open("/products/veri-shades");
			await visitor.click(".hero a", "Add to your windows");
			await visitor.reads(entries, /Veri Shades/);
			await visitor.arrives("/your-windows");
			await visitor.click(".nav a", "About");
			await visitor.arrives("/about");
			await visitor.reads(".topbar .listed", /Your windows\s+1/);
			await visitor.back();
			await visitor.counts(entries, 1);
			await visitor.reload();
			await visitor.counts(entries, 1);
		});

		test("pressed before its script has come, the price guide's link adds the window; it is changed and goes with an enquiry", async () => {
			await empty();
			await visitor.open("/price-guide#cta-h");
			await visitor.clickAtOnce(".price-guide a[href*='#add=']");
			await visitor.holds(() => localStorage.getItem("my-windows") !== null);
			await visitor.open("/your-windows");
			await visitor.counts(entries, 1);
			await visitor.click("button", "Change Window 1");
			await visitor.type("#p-room", "Attic");
			await visitor.press("Enter");
			await visitor.reads(`${entries} h3`, "Attic");
			await visitor.open("/locations/kiama/awnings");
			await visitor.scrollTo("#enquiry .enclosed");
			await visitor.reads("#enquiry .enclosed", /1\. Attic; Plantation Shutters/);
		});

		test("a shared address opens where there is no list, and asks where there is one", async () => {
			await empty();
			const list = encodeURIComponent('{"windows":[{"room":"Study"}],"samples":["Cloth: stone"]}');
			for (const count of [1, 2]) {
				await visitor.open("/about");
				// The page takes the list out of its address.
				const follow = (address: string) => location.assign(address);
				await visitor.run(follow, `/your-windows#list=${list}`);
				if (count === 2) await visitor.click("button", "Add it to mine");
				await visitor.counts(entries, count);
			}
		});
	});

	test("the blades go by their slider: touched before the script has come, after a reload, after Back", async () => {
		const path = "/plantation-shutters-guide";
		const late = ".picture-strip label:has([value=late])";
		await visitor.open(`${path}#cta-h`);
		await visitor.clickAtOnce(late);
		await visitor.press("ArrowRight", "#louvre-step");
		await visitor.leads(".picture-strip .view img", /-late-/, "src");
		await visitor.click(".nav a", "About");
		await visitor.arrives("/about");
		await visitor.back();
		await visitor.arrives(path);
		await agrees();
		await visitor.reload();
		await agrees();

		/** The words under the picture are those of the step that is set. */
		async function agrees() {
			await visitor.scrollTo("#louvre-step");
			const isSame = () => {
				const slider = document.querySelector<HTMLInputElement>("#louvre-step");
				const words = slider?.previousElementSibling?.textContent;
				const labels = JSON.parse(
					slider?.closest<HTMLElement>("[data-island]")?.dataset.props ?? "",
				).data.labels;
				return words === labels[Number(slider?.value)];
			};
			await visitor.holds(isSame);
		}
	});
});
