import { z } from "zod";
import { once, pictureName, ref, unique } from "./rules.ts";
import { filledLine, line, slug, weighKeys } from "./text.ts";

const traitText = z.strictObject({
	for: z.array(ref("products")).min(1).describe("Products that it speaks for."),
	text: filledLine("suburb"),
});

/**
 * What the light, weather and houses of a kind of place mean for each product. The order of the texts is the order in
 * which a page takes them.
 */
export const traitSchema = z.strictObject({
	trait: slug.describe("The same as the file name."),
	label: unique(line).describe("Two or three words, as a heading."),
	image: pictureName.describe("Picture of the screens of suburbs whose first trait it is."),
	opening: z
		.strictObject({ name: line, width: z.int().positive(), height: z.int().positive() })
		.optional()
		.describe("In millimetres a window of such houses; prices are worked out for it."),
	best: z
		.array(z.strictObject({ product: ref("products"), reason: line }))
		.min(3)
		.describe("What suits such a place best, and why."),
	unsuited: z
		.array(
			z.strictObject({
				product: ref("products"),
				text: line,
				instead: ref("products"),
				reason: line,
			}),
		)
		.optional()
		.describe("What such a place is not for, and what is better; those pages are not indexed."),
	texts: z.array(traitText).min(1),
});

/** `content/relevance.yaml`: for each product the traits that matter to it, the most important first. */
export const relevanceSchema = z.record(
	ref("products", "with the traits that matter to it"),
	z.array(once(ref("traits"))).min(1),
);

/** `content/notes.yaml`: what is always shown whole where it applies. */
export const notesSchema = z.array(
	z.strictObject({
		title: line,
		for: z
			.array(ref("products"))
			.min(1)
			.optional()
			.describe("Products; without it, all of them and the suburb's own screen."),
		traits: z
			.array(ref("traits"))
			.min(1)
			.optional()
			.describe("Shown in suburbs with one of these; without it, in all."),
		suburbs: z.array(ref("suburbs")).min(1).optional().describe("With traits: shown in these too."),
		except: z.array(ref("suburbs")).min(1).optional().describe("Never shown in these."),
		screen: z.literal(true).optional().describe("Shown on the suburb's own screen too."),
		safety: z.literal(true).optional().describe("A page that needs it and lacks it is a fault."),
		text: filledLine("suburb", "council", "time", "surf"),
		list: z.array(filledLine("council")).optional(),
		source: z.strictObject({ name: line, href: z.url() }).optional(),
	}),
);

/** A region, with an introduction and advice for every product. */
export const regionSchema = z.strictObject({
	id: unique(z.int().positive()),
	name: unique(line),
	slug,
	council: line.describe("The council of its suburbs that name no other."),
	image: pictureName.describe("Picture of its card among the service areas, and no product's."),
	approval: line.optional().describe("How long its approvals take, if the fact sheet says."),
	biggest: z
		.array(once(ref("settled")))
		.min(1)
		.describe("Its biggest suburbs besides the popular ones, in order."),
	about: line,
	products: z.record(
		ref("products", "with intro and advice"),
		z.strictObject({ intro: line, advice: line }),
	),
});

/** One suburb; the file it is in gives its region. */
const suburbFields = z.strictObject({
	id: unique(z.int().positive()),
	name: line.max(40),
	slug: unique(slug),
	postcode: z.string().regex(/^\d{4}$/, "write four digits in quotes"),
	// Degrees: a box around the Illawarra and the Southern Highlands, large enough for new places.
	lat: z.number().min(-36).max(-33),
	lng: z.number().min(149).max(152),
	centre: z
		.tuple([z.number(), z.number()])
		.optional()
		.describe("Where the town's centre is, if the point above is not there."),
	traits: z.array(once(ref("traits"))).min(1),
	surf: line
		.optional()
		.describe("Of a suburb that is not all by the surf: which rows are, after `In`."),
	council: z
		.array(line)
		.min(1)
		.optional()
		.describe("Where it is not the region's, or not for every address: the likeliest first."),
	homes: z
		.enum(["few", "none"])
		.optional()
		.describe("Of forest and catchment where few or none live; the page stays short."),
	instead: z
		.array(once(ref("settled")))
		.min(1)
		.optional()
		.describe("With homes: the settled suburbs that its page leads to, as its text names them."),
	about: line,
	texts: z
		.array(z.strictObject({ product: ref("products"), text: line }))
		.optional()
		.describe("What is true of a product here and nowhere else, shown before all other texts."),
});

/** Like `suburbFields`; a place without homes leads to others, and no other place does. */
const suburbSchema = suburbFields.superRefine(
	weighKeys(({ homes, instead }, advise) => {
		if (homes && !instead) advise("add instead, the settled suburbs that its page leads to");
		if (instead && !homes)
			advise("add homes, few or none; other places need no instead", "instead");
	}),
);

/** The suburbs of one region, `content/suburbs/{slug}.yaml`. */
export const suburbsSchema = z.array(suburbSchema);

/** `content/councils.yaml`: what each council says on its own pages. */
export const councilsSchema = z.array(
	z.strictObject({
		name: line,
		sources: z.array(ref("sources")).min(1).describe("Ids of content/sources.yaml."),
	}),
);

/** `content/stations.yaml`: weather stations of the Bureau of Meteorology, with what we could read of their records. */
export const stationsSchema = z.array(
	z.strictObject({
		name: line,
		lat: z.number(),
		lng: z.number(),
		within: z
			.number()
			.positive()
			.describe("Kilometres as far as it says something of a place, to the escarpment at most."),
		fromSea: z
			.number()
			.positive()
			.optional()
			.describe("Kilometres from the sea below which it says nothing of a place."),
		text: line.describe("Its figures with their years, in one or two sentences."),
		source: line.describe("Where they were read."),
	}),
);

/** `content/outside.yaml`: well-known places that are not among our suburbs. */
export const outsideSchema = z.array(
	suburbFields.pick({ name: true, postcode: true }).extend({
		lat: z.number().min(-38).max(-32),
		lng: z.number().min(148).max(153),
	}),
);

/** Latitude and longitude in degrees. */
const latLng = z.tuple([z.number(), z.number()]);
const shape = z.array(latLng).min(2);

/** Shapes in content/map.json: coast, lake, escarpment and regions. */
export const mapSchema = z.strictObject({
	about: z.string(),
	credit: z.string(),
	source: z.string(),
	regions: z.array(
		z.strictObject({
			slug: ref("regions"),
			hub: ref("suburbs").describe("Its main town, from which its suburbs say how far they are."),
			outline: shape,
		}),
	),
	coastline: shape,
	lakeIllawarra: shape,
	escarpment: shape,
	towns: z
		.array(z.strictObject({ slug: ref("suburbs"), side: z.enum(["left", "right"]) }))
		.describe("Suburbs with a printed name, and the side of the dot it stands on."),
});

export type Region = z.infer<typeof regionSchema>;
export type Note = z.infer<typeof notesSchema>[number];
export type SuburbEntry = z.infer<typeof suburbSchema>;
export type LatLng = z.infer<typeof latLng>;
