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
const at = (path: string) => site.origin + path;
const inBrief = {
	"@type": "LocalBusiness",
	"@id": at("/#business"),
	name: site.brand,
	url: at("/"),
};

test("BEY-10 FTR-12 the business has its address and networks where somebody has given them", () => {
	const describe = (address: string, facebook: string) => {
		const contact = {
			...site.contact,
			address,
			socialMedia: { facebook, instagram: "", pinterest: "" },
		};
		const regions = content.regions.filter(({ slug }) => slug === "kiama");
		return describeBusiness({ site: { ...site, contact }, regions });
	};
	const business = {
		...inBrief,
		"@type": ["LocalBusiness", "HomeAndConstructionBusiness"],
		description: site.about,
		telephone: site.phoneLink,
		email: site.email,
		logo: at("/icons/icon-512.png"),
		image: at("/icons/icon-512.png"),
		areaServed: [{ "@type": "Place", name: "Kiama, NSW" }],
	};
	expect(describe("", "")).toEqual(business);
	expect(describe("1 Test Street", "https://social.example")).toEqual({
		...business,
		address: "1 Test Street",
		sameAs: ["https://social.example"],
	});
});

test("BEY-10 a service names its place, its provider and no price; in general it is all that is fitted, in all regions", () => {
	const { lat, lng, postcode } = getSuburb("thirroul");
	const page = { path: "/a", name: "Awnings", description: "Fitted." };
	const service = {
		"@type": "Service",
		"@id": at("/a#service"),
		name: "Awnings",
		description: "Fitted.",
		url: at("/a"),
		provider: inBrief,
	};
	const areaServed = describeServed(content, getSuburb("thirroul"));
	const product = getProduct("awnings");
	expect(describeService(content, { ...page, product, areaServed, image: "/a.jpg" })).toEqual({
		...service,
		serviceType: "Awnings",
		image: at("/a.jpg"),
		areaServed: {
			"@type": "Place",
			name: "Thirroul, Wollongong",
			address: {
				"@type": "PostalAddress",
				addressLocality: "Thirroul",
				addressRegion: "NSW",
				postalCode: postcode,
				addressCountry: "AU",
			},
			geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng },
		},
	});
	const all = ["Wollongong", "Shellharbour", "Kiama", "Southern Highlands"];
	expect(describeService(content, page)).toEqual({
		...service,
		serviceType: "Window furnishings",
		areaServed: all.map((name) => ({ "@type": "Place", name: `${name}, NSW` })),
	});
});

test("BEY-10 where nobody lives the service is offered in the places that the page leads to, where few do there", () => {
	const pass = getSuburb("macquarie-pass");
	const served = describeServed(content, pass);
	expect(pass.instead?.length).toBeGreaterThan(0);
	expect(served).toEqual(pass.instead?.map((slug) => describeServed(content, getSuburb(slug))));
	expect(JSON.stringify(served)).not.toContain("Macquarie Pass");
	expect(describeServed(content, getSuburb("carrington-falls"))).toHaveProperty("geo");
});

test.each([
	["person", { "@type": "Person", name: "Kim Lee", jobTitle: "Fitter" }],
	["business", { "@type": "Organization", name: "Kim Lee", url: at("/about") }],
] as const)(
	"PST-20 a post by a %s names who wrote it, its day and that of its last change",
	(kind, author) => {
		const authors = { kim: { kind, name: "Kim Lee", role: "Fitter" } };
		const post = { ...getPost("vergola-alternatives"), author: "kim", date: "2026-03-02" };
		const described = { image: "/a.jpg", modified: "2026-04-05" };
		const describe = (tags?: string[]) =>
			describePost({ site, authors }, { ...post, tags }, described);
		expect(describe(["wind", "salt"])).toEqual({
			"@type": ["Article", "BlogPosting"],
			"@id": at("/blog/vergola-alternatives#article"),
			headline: post.title,
			description: post.description,
			image: at("/a.jpg"),
			datePublished: "2026-03-02",
			dateModified: "2026-04-05",
			author,
			publisher: inBrief,
			mainEntityOfPage: at("/blog/vergola-alternatives"),
			articleSection: post.category,
			keywords: "wind, salt",
			wordCount: post.words,
			inLanguage: "en-AU",
		});
		expect(describe()).not.toHaveProperty("keywords");
	},
);
