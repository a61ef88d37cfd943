import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { type IslandName, islands } from "../../components/islands/registry.ts";
import { inEveryEngine, type Visitor } from "./visitor.ts";

interface Tool {
	island: IslandName;
	path: string;
	/** What the visitor does with it. */
	act: (visitor: Visitor) => Promise<void>;
	/** What is read then, and where. */
	says: [selector: string, text: string | RegExp];
	/** The query of the address then, where it is kept over a reload and Back; "" for what is kept without an address. */
	kept?: string;
	/** Where it is not kept, the part by which the answer goes: a browser may bring its value back or not. */
	field?: string;
}

/** A picture with a slider: blades, or cloth by day and night. */
const strip = (path: string, id: string, label: string): Tool => ({
	island: "PictureStrip",
	path,
	act: (visitor) => visitor.press("ArrowRight", `#${id}-step`),
	says: [".picture-strip output", label],
	field: `#${id}-step`,
});

const tools: Record<string, Tool> = {
	chooser: {
		island: "Chooser",
		path: "/which-product",
		act: (visitor) => visitor.click(".questions label:has([value=draught])"),
		says: [".found-answers ol", /^\s*(1. )?Seals first/],
		kept: "?trouble=draught",
	},
	comparison: {
		island: "Compare",
		path: "/compare",
		act: (visitor) => visitor.click(".compare label:has([value=awnings])"),
		says: [".compare thead tr + tr", /Plantation Shutters\s+Roller Blinds\s+Awnings/],
		kept: "?products=plantation-shutters&products=roller-blinds&products=awnings",
	},
	"the sun": {
		island: "SunTool",
		path: "/sun",
		act: (visitor) => visitor.click(".compass label:has([value=E])"),
		says: [".sun-view .figure", "There is no direct sun on this window."],
		kept: "?facing=E",
	},
	"price guide": {
		island: "PriceGuide",
		path: "/price-guide",
		async act(visitor) {
			await visitor.type("#p-width", "1.8 m");
			await visitor.type("#p-second", "1200");
			await visitor.press("Enter");
		},
		says: ["[aria-label='Guide price'] ul", /= 2\.16\sm²/],
		kept: "?width=1.8+m&second=1200",
	},
	"recess depth": {
		island: "LengthCheck",
		path: "/plantation-shutters-guide",
		async act(visitor) {
			await visitor.type("#length", "72");
			await visitor.press("Enter");
		},
		says: [".length-check [role=status]", /^72 mm: Inside fit/],
		kept: "?length=72",
	},
	"square opening": {
		island: "SquareCheck",
		path: "/measure",
		async act(visitor) {
			for (const [index, figure] of ["900", "900", "900", "1200", "1200", "1200"].entries())
				await visitor.type(`#figure-${index}`, figure);
			await visitor.press("Enter");
		},
		says: [".square-check [aria-current]", /\w/],
		kept: `?${[900, 900, 900, 1200, 1200, 1200].map((figure, index) => `figure-${index}=${figure}`).join("&")}`,
	},
	samples: {
		island: "Samples",
		path: "/products/roller-blinds",
		act: (visitor) => visitor.click("[data-island=Samples] label", "Blockout"),
		says: ["[data-island=Samples] [role=status]", /Light: blockout/],
		kept: "",
	},
	"your windows": {
		island: "YourWindows",
		path: "/your-windows",
		async act(visitor) {
			await visitor.open("/products/veri-shades");
			await visitor.click("[aria-labelledby=o-h] a", "Add to your windows");
			await visitor.arrives("/your-windows");
		},
		says: [".your-windows h2", "One window"],
		kept: "",
	},
	"a post": {
		island: "WritePost",
		path: "/write",
		act: (visitor) => visitor.type("#w-title", "Salt and blinds"),
		says: ["[data-island=WritePost]", /it follows the title: salt-and-blinds/],
		kept: "",
	},
	blades: strip("/plantation-shutters-guide", "louvre", "20° up"),
	sheers: strip("/products/sheer-curtains", "sheers", "Late afternoon"),
	"Veri Shades": strip("/products/veri-shades", "sheers", "Late afternoon"),
	"search page": {
		island: "SearchPage",
		path: "/search",
		act: (visitor) => visitor.type("#q", "salt"),
		says: [".found [role=status]", /^\d+ results$/],
		kept: "?q=salt",
	},
	"finder of regions": {
		island: "PlaceFinder",
		path: "/locations",
		async act(visitor) {
			await visitor.click("#region option", "Kiama");
			await visitor.click("#product option", "Awnings");
		},
		says: [".finder .acts", "View Details"],
		field: "#product",
	},
	"finder of suburbs": {
		island: "SuburbSearch",
		path: "/locations",
		act: (visitor) => visitor.type("#q", "2534"),
		says: [".found [role=status]", /^\d results$/],
		field: "#q",
	},
	gallery: {
		island: "Gallery",
		path: "/gallery",
		act: (visitor) => visitor.click(".filters label:has([value=awnings])"),
		says: [".gallery [role=status]", "2 pictures"],
		kept: "?category=awnings",
	},
	reviews: {
		island: "Reviews",
		path: "/",
		act: (visitor) => visitor.swipe(".quotes"),
		says: [".reviews .dots [aria-current]", /^Review 3 of/],
		field: ".quotes",
	},
	enquiry: {
		island: "ContactForm",
		path: "/contact",
		act: (visitor) => visitor.type("#f-message", "Two windows facing west."),
		says: ["#f-message", "Two windows facing west."],
		kept: "",
	},
	newsletter: {
		island: "NewsletterForm",
		path: "/blog",
		act: (visitor) => visitor.type("#n-email", "mei@example.com"),
		says: ["#n-email", "mei@example.com"],
		field: "#n-email",
	},
};

test("every island is tried", () => {
	const tried = new Set(Object.values(tools).map(({ island }) => island));
	expect([...tried].sort()).toEqual(Object.keys(islands).sort());
});

inEveryEngine((visitor) => {
	describe.each(Object.entries(tools))("%s", (_name, tool) => {
		const { island, path, act, says, kept } = tool;
		const field = tool.field ?? says[0];
		const hydrates = () => visitor.scrollTo(`[data-island=${island}]`);

		/** Everything that the tool shows goes by what was done. */
		async function agrees() {
			await hydrates();
			await visitor.reads(...says);
			await visitor.arrives(path + (kept ?? ""));
		}

		/** The same, or, where nothing keeps what was done, that the tool shows it exactly where its field has it. */
		async function comesBack(done: string | null) {
			if (kept !== undefined) return agrees();
			await hydrates();
			await visitor.agrees(field, done, ...says);
		}

		test("what is done before its code has come counts", async () => {
			visitor.holdCode();
			await visitor.open(path);
			await act(visitor);
			await visitor.letCodeCome();
			await agrees();
		});

		test.each([100, 600])("a reload after %i ms brings it back whole or not at all", async (ms) => {
			await visitor.open(path);
			await act(visitor);
			// What has no address is kept once it is read.
			if (kept === "") await agrees();
			const done = await visitor.readState(field);
			await wait(ms);
			await visitor.reload();
			await comesBack(done);
		});

		test("Back brings it back whole or not at all, and Back again", async () => {
			await visitor.open(path);
			await act(visitor);
			await agrees();
			const done = await visitor.readState(field);
			for (let time = 0; time < 2; time++) {
				await visitor.open("/about");
				await visitor.back();
				await visitor.arrives(path + (kept ?? ""));
				await comesBack(done);
			}
		});
	});
});
