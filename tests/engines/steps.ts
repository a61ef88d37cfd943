import type { Visitor } from "./visitor.ts";

export async function sendEnquiry(visitor: Visitor) {
	await visitor.type("#f-name", "Mei O’Connor");
	await visitor.type("#f-phone", "0412 345 678");
	await visitor.type("#f-email", "mei@example.com");
	await visitor.type("#f-street", "12 Cliff Road");
	await visitor.click("#enquiry [type=submit]");
}

export async function usePhoneMenu(visitor: Visitor) {
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
