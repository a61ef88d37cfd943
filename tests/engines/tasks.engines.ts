import { test } from "vitest";
import { sendEnquiry, usePhoneMenu } from "./steps.ts";
import { inEveryEngine } from "./visitor.ts";

inEveryEngine((visitor) => {
	test("the menu opens, closes with Escape, leads to a product, and is closed after Back", async () => {
		await visitor.open("/about");
		await visitor.click(".nav summary");
		await visitor.counts(".mega li a", 11);
		await visitor.press("Escape");
		await visitor.counts(".mega li a", 0);
		await visitor.click(".nav summary");
		await visitor.click(".mega li a", "Veri Shades");
		await visitor.arrives("/products/veri-shades");
		await visitor.back();
		await visitor.arrives("/about");
		await visitor.counts(".mega li a", 0);
	});

	test("the phone menu unfolds, closes and leads on", () => usePhoneMenu(visitor));

	test("the reviews move on, go round to the last, and jump to a dot's", async () => {
		await visitor.open("/");
		await visitor.scrollTo(".reviews");
		const dot = (one: string) => `.reviews .dots ${one}[aria-current]`;
		await visitor.click("button", "Next review");
		await visitor.counts(dot(":nth-child(2)"), 1);
		await visitor.click("button", "Previous review");
		await visitor.counts(dot(":first-child"), 1);
		await visitor.click("button", "Previous review");
		await visitor.counts(dot(":last-child"), 1);
		await visitor.click(".reviews .dots :nth-child(3)");
		await visitor.counts(dot(":nth-child(3)"), 1);
	});

	test("a category of the gallery hides the others, and is still chosen after Back", async () => {
		await visitor.open("/gallery");
		await visitor.click(".filters label", "Venetian Blinds");
		await visitor.counts(".gal figure", 1);
		await visitor.arrives("/gallery?category=venetian-blinds");
		await visitor.click(".nav a", "About");
		await visitor.arrives("/about");
		await visitor.back();
		await visitor.arrives("/gallery?category=venetian-blinds");
		await visitor.counts(".gal figure", 1);
	});

	test("a suburb is found by typing, a region's product by two choices", async () => {
		await visitor.open("/locations");
		await visitor.type("#q", "corr");
		await visitor.counts(".found .hits a", 2);
		await visitor.press("Enter");
		await visitor.arrives("/locations/corrimal");
		await visitor.open("/locations");
		await visitor.click("#region option", "Kiama");
		await visitor.click("#product option", "Awnings");
		await visitor.click("a", "View Details");
		await visitor.arrives("/locations/region/kiama/awnings");
	});

	test("search finds a product in a place, and Enter shows every result", async () => {
		await visitor.open("/about");
		await visitor.click(".topbar button", "Search");
		await visitor.type("#search-field", "zip screans kiama");
		await visitor.reads("dialog .results", /Zip Screens in Kiama/);
		await visitor.press("Enter");
		await visitor.arrives("/search?q=zip+screans+kiama");
		await visitor.reads("main [role=status]", /\d results/);
	});

	test("the price guide works out a window and puts it into the enquiry", async () => {
		await visitor.open("/price-guide");
		await visitor.click("#p-choice option", "Plantation Shutters: Basswood");
		await visitor.type("#p-width", "1.8 m");
		await visitor.type("#p-second", "1200");
		await visitor.reads(".estimate .figure", "$1,296 to $1,944");
		await visitor.click("main a", "Put this in my enquiry");
		await visitor.arrives("/contact");
		await visitor.reads("#f-message", /\$1,296 to \$1,944/);
	});

	test("the chooser names products for a hot bedroom", async () => {
		await visitor.open("/which-product");
		for (const answer of ["Bedroom", "It gets hot", "West", "Yes, outside is possible"])
			await visitor.click(".questions label", answer);
		await visitor.reads(".found-answers ol", /Roller Shutters[\s\S]*Zip Screens/);
		await visitor.arrives("/which-product?room=bedroom&trouble=heat&facing=west&side=outside");
	});

	test("the sun follows the compass and the hour", async () => {
		await visitor.open("/sun?suburb=kiama&facing=N&day=12-22&hour=1035&eave=0.6");
		await visitor.click(".compass label:has([value=W])");
		await visitor.press("ArrowRight", "#s-hour");
		await visitor.reads("[for=s-hour]", "5:30 pm");
		await visitor.reads(".sun-view .figure", /^The sun reaches \d\.\d m into the room\.$/);
	});

	test("an enquiry says what is missing, is sent with a toast and a receipt, and is gone after Back", async () => {
		await visitor.open("/contact");
		await visitor.click("#enquiry [type=submit]");
		await visitor.reads("#f-name-error", "Required");
		await sendEnquiry(visitor);
		await visitor.reads(".toast", /Success!/);
		await visitor.click(".toast button", "Dismiss");
		await visitor.counts(".toast", 0);
		await visitor.reads("#receipt", /12 Cliff Road/);
		await visitor.click(".nav a", "About");
		await visitor.arrives("/about");
		await visitor.back();
		await visitor.arrives("/contact");
		await visitor.reads("#receipt, #f-name", /^$|We have your enquiry/);
	});

	test("what was written stays on another page, until the visitor starts again", async () => {
		await visitor.open("/contact");
		await visitor.type("#f-message", "Please ring after five.");
		await visitor.open("/locations/bowral/roller-blinds");
		await visitor.scrollTo("#enquiry");
		await visitor.reads("#f-message", "Please ring after five.");
		await visitor.click("#enquiry button", "Start again");
		await visitor.reads("#f-message", /^$/);
	});
});
