import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getPost, getProduct, getSuburb } from "../../tests/entries.ts";
import {
	describeBusiness,
	describePost,
	describeServed,
	describeService,
} from "./structuredData.ts";

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

test.each([
	["person", { "@type": "Person", name: "Kim Lee", jobTitle: "Fitter" }],
	["business", { "@type": "Organization", name: "Kim Lee", url: `${site.origin}/about` }],
] as const)(
	"PST-20 a post by a %s names who wrote it, its day and that of its last change",
	(kind, author) => {
		const authors = { kim: { kind, name: "Kim Lee", role: "Fitter" } };
		const post = { ...getPost("vergola-alternatives"), author: "kim", date: "2026-03-02" };
		const described = { image: "/a.jpg", modified: "2026-04-05" };
		expect(describePost({ site, authors }, post, described)).toMatchObject({
			author,
			datePublished: "2026-03-02",
			dateModified: "2026-04-05",
			image: `${site.origin}/a.jpg`,
		});
	},
);
