import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { describeBusiness, describeServed, describeService } from "./structuredData.ts";

const content = getContent();
const { site } = content;

test("BEY-10 FTR-12 the business leaves out what nobody has given", () => {
	const { address } = site.contact;
	site.contact.address = "";
	const business = describeBusiness(content) as object;
	site.contact.address = address;
	expect(business).toMatchObject({ name: site.brand, telephone: site.phoneLink });
	expect(business).not.toHaveProperty("address");
	expect(JSON.stringify(business)).not.toContain('""');
});

test("BEY-10 a service names its place, its provider and no price", () => {
	const service = describeService(content, {
		product: getProduct("awnings"),
		path: "/locations/thirroul/awnings",
		name: "Awnings in Thirroul, Wollongong",
		description: "Measured and fitted.",
		areaServed: describeServed(content, getSuburb("thirroul")),
	});
	expect(service).toMatchObject({
		serviceType: "Awnings",
		url: `${site.origin}/locations/thirroul/awnings`,
		provider: { name: site.brand },
		areaServed: {
			address: { addressLocality: "Thirroul", addressRegion: "NSW" },
			geo: { latitude: getSuburb("thirroul").lat, longitude: getSuburb("thirroul").lng },
		},
	});
	expect(JSON.stringify(service)).not.toMatch(/offer|price/i);
});

test("BEY-10 where nobody lives the service is offered in the places that the page leads to", () => {
	const served = describeServed(content, getSuburb("macquarie-pass"));
	expect(served).toHaveLength(getSuburb("macquarie-pass").instead?.length ?? 0);
	expect(JSON.stringify(served)).not.toContain("Macquarie Pass");
});
