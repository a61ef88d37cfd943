import { describe, test } from "vitest";
import { inEveryEngine, type Visitor } from "./visitor.ts";

async function sendEnquiry(visitor: Visitor) {
	await visitor.type("#f-name", "Mei O’Connor");
	await visitor.type("#f-phone", "0412 345 678");
	await visitor.type("#f-email", "mei@example.com");
	await visitor.type("#f-streetAddress", "12 Cliff Road");
	await visitor.click("#enquiry [type=submit]");
}

/** Chooses a photo that the page itself has drawn; runs in the page. */
function choosePhoto() {
	const canvas = Object.assign(document.createElement("canvas"), { width: 800, height: 600 });
	canvas.toBlob((photo) => {
		const input = document.getElementById("photos") as HTMLInputElement;
		const chosen = new DataTransfer();
		chosen.items.add(new File([photo as Blob], "kitchen.png", { type: "image/png" }));
		input.files = chosen.files;
		input.dispatchEvent(new Event("change", { bubbles: true }));
	});
}

async function usePhoneMenu(visitor: Visitor) {
	await visitor.resize(375);
	await visitor.open("/gallery");
	await visitor.click("button", "Menu");
	await visitor.click("#menu summary");
	await visitor.counts("#menu details a", 11);
	await visitor.click("#menu button", "Close");
	await visitor.counts("#menu", 0);
	await visitor.click("button", "Menu");
	await visitor.click("#menu a", "About");
	await visitor.arrives("/about");
}

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

	test("a picture opens in the viewer, which arrows move and Escape closes", async () => {
		await visitor.open("/gallery");
		await visitor.click(".gal figure a img");
		await visitor.reads(".viewer [role=status]", /^1 of \d+/);
		await visitor.press("ArrowRight");
		await visitor.reads(".viewer [role=status]", /^2 of \d+/);
		await visitor.press("Escape");
		await visitor.counts(".viewer", 0);
	});

	test("search opens once its code has come, is closed or as it was left after Back, and Enter shows every result", async () => {
		const words = "zip screans kiama";
		await visitor.open("/about");
		visitor.holdCode();
		await visitor.click(".topbar button", "Search");
		await visitor.letCodeCome();
		await visitor.type("#search-field", words);
		await visitor.reads("dialog .results", /Zip Screens in Kiama/);
		for (let time = 0; time < 2; time++) {
			await visitor.open("/gallery");
			await visitor.back();
			await visitor.arrives("/about");
			await visitor.agrees("#search-field", words, "dialog .results", /Zip Screens in Kiama/);
		}
		await visitor.reload();
		await visitor.click(".topbar button", "Search");
		await visitor.type("#search-field", words);
		await visitor.press("Enter");
		await visitor.arrives("/search?q=zip+screans+kiama");
		await visitor.reads("main [role=status]", /\d results/);
	});

	test("a window added from the price guide before its code has come is changed and goes with an enquiry", async () => {
		visitor.holdCode();
		await visitor.open("/price-guide");
		await visitor.click("main a", "Add to your windows");
		await visitor.arrives("/your-windows");
		await visitor.letCodeCome();
		await visitor.click("button", "Change Window 1");
		await visitor.type("#p-room", "Attic");
		await visitor.press("Enter");
		await visitor.reads(".your-windows ol h3", "Attic");
		await visitor.reads(".topbar .listed", /Your windows\s+1/);
		await visitor.open("/locations/kiama/awnings");
		await visitor.scrollTo("#enquiry .enclosed");
		await visitor.reads("#enquiry .enclosed", /1\. Attic; Plantation Shutters/);
	});

	test("an enquiry says what is missing, is sent with a toast and a receipt, takes a photo, and has its reference after Back and a reload, until another begins", async () => {
		await visitor.open("/contact");
		await visitor.click("#enquiry [type=submit]");
		await visitor.reads("#f-name-error", "Required");
		await sendEnquiry(visitor);
		await visitor.reads(".toast", /Success!/);
		await visitor.click(".toast button", "Dismiss");
		await visitor.counts(".toast", 0);
		await visitor.reads("#receipt", /12 Cliff Road/);
		await visitor.run(choosePhoto);
		await visitor.reads("#receipt", /kitchen\.png is with us/);
		await visitor.click(".nav a", "About");
		await visitor.arrives("/about");
		await visitor.back();
		await visitor.arrives("/contact");
		await visitor.reads("#receipt", /We have your enquiry\s+Reference/);
		await visitor.reload();
		await visitor.reads("#receipt", /We have your enquiry\s+Reference/);
		await visitor.click("#receipt a.btn", "Send another enquiry");
		await visitor.counts("#receipt", 0);
		await visitor.scrollTo("#enquiry");
		await visitor.reads("#f-name", "");
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

describe("without script", () => {
	inEveryEngine(
		(visitor) => {
			test("an enquiry is sent", async () => {
				await visitor.open("/contact");
				await sendEnquiry(visitor);
				await visitor.arrives("/thank-you");
			});

			test("the phone menu unfolds, closes and leads on", () => usePhoneMenu(visitor));

			test("a category of the gallery hides the others", async () => {
				await visitor.open("/gallery");
				await visitor.click(".filters label", "Venetian Blinds");
				await visitor.counts(".gal figure", 1);
			});
		},
		{ script: false },
	);
});
