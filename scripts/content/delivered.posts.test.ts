// The content as delivered, with the counts and names of docs/product.md. These tests hold until the owner adds their
// own content: when a real review, a new suburb or a new product makes a test fail, delete that test.
import { describe, expect, test } from "vitest";
import { getContent } from "./collections.ts";
import { formatDay } from "./format.ts";

const { suburbs, posts, categories } = getContent();
const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** The names of ENT-17, exactly as spelled there (Q26). */
const listed = [
	"Product Information",
	"Product Comparison",
	"Design Concepts",
	"Installation Services",
	"Outdoor Solutions",
	"Custom Solutions",
	"Shade Solutions",
	"Industrial Solutions",
	"Outdoor Living",
	"Patio Solutions",
	"Residential Services",
	"Commercial Services",
	"Smart Technology",
	"Weather Protection",
	"Retractable Systems",
	"Pergola Systems",
	"Roofing Installation",
	"Energy Efficiency",
	"System Solutions",
	"Contractor Services",
	"Patio Systems",
	"Louvered Systems",
	"Smart Automation",
	"Pergola Solutions",
	"Material Solutions",
	"Awning Installation",
	"Retractable Solutions",
	"Motorised Systems",
	"Security Systems",
	"Window Protection",
	"Automated Security",
	"Fire Protection",
	"Zip Screens",
	"Outdoor Blinds",
	"Cost Guide",
	"Technical Guide",
	"Coastal Solutions",
	"Louvered Roofs",
	"Council Requirements",
	"Coastal Maintenance",
	"Roller Shutters",
	"Bushfire Protection",
	"Security Solutions",
	"BAL Ratings",
	"BAL Assessment",
	"Protection Comparison",
	"Benefits Analysis",
	"VeriShade Curtains",
	"VeriShade Dealer",
	"Sliding Door Solutions",
	"Living Room Privacy",
	"Maintenance Guide",
	"Light Filtering",
	"Child Safety",
	"VeriShade Installer",
	"Louvered Roof",
	"Louvered Pergola",
	"S-Fold Sheers",
	"Privacy Solutions",
	"Fabric Guide",
	"Double Curtains",
	"Sheer Curtains",
	"Measuring Guide",
];

describe("posts", () => {
	const first = posts.filter(({ id }) => id <= 89);

	test("ENT-12 ENT-13 ids 1-89 without gaps", () => {
		expect(first.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(range(1, 89));
	});

	test("ENT-14 dates read as September 17, 2025, from April 2024 to September 2025, some a day apart", () => {
		const dates = first.map(({ date }) => date).toSorted();
		expect(formatDay("2025-09-17")).toBe("September 17, 2025");
		expect(dates.at(0)?.startsWith("2024-04")).toBe(true);
		expect(dates.at(-1)?.startsWith("2025-09")).toBe(true);
		const days = dates.map((date) => Date.parse(date) / 86_400_000);
		expect(days.some((day, index) => index > 0 && day - (days[index - 1] ?? 0) === 1)).toBe(true);
	});

	test("ENT-17 each of the 63 listed categories is used, and each other one too", () => {
		const used = new Set(posts.map(({ category }) => category));
		expect(new Set(listed).size).toBe(63);
		expect(listed.filter((category) => !used.has(category))).toEqual([]);
		expect(categories.filter((category) => !used.has(category))).toEqual([]);
	});

	test("ENT-18 posts 35 to 65 treat their subjects, most with a suburb in the slug", () => {
		const middle = posts.filter(({ id }) => id >= 35 && id <= 65);
		const slugs = middle.map(({ slug }) => slug);
		for (const subject of [
			/zip-screen/,
			/outdoor-blind/,
			/louvred/,
			/bushfire-shutter/,
			/roller-shutter/,
			/^bal-/,
			/verishade/,
		]) {
			expect(
				slugs.some((slug) => subject.test(slug)),
				String(subject),
			).toBe(true);
		}
		const named = slugs.filter((slug) => suburbs.some((suburb) => slug.includes(suburb.slug)));
		expect(named.length).toBeGreaterThan(slugs.length / 2);
	});

	test("ENT-19 posts 66 to 89 treat curtains, screens, louvre roofs, bushfire and roller shutters", () => {
		const slugs = posts
			.filter(({ id }) => id >= 66 && id <= 89)
			.map(({ slug }) => slug)
			.join(" ");
		for (const subject of [
			/sheer/,
			/curtain/,
			/zip-screen/,
			/louvre-/,
			/bushfire/,
			/roller-shutter/,
		]) {
			expect(slugs).toMatch(subject);
		}
	});
});
