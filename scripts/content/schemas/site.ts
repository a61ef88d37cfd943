import { z } from "zod";
import { curlQuotes, findMarks, line, slug } from "./text.ts";

function webAddress(advice: string) {
	return z.url({ protocol: /^https?$/, error: advice });
}

/** An owner who has nothing to say leaves the line empty. */
const optionalText = z
	.string()
	.superRefine(findMarks())
	.overwrite(curlQuotes)
	.nullish()
	.transform((text) => text ?? "");
const optionalAddress = z
	.union([
		webAddress("write an address such as https://www.example.com, or leave it empty"),
		z.literal(""),
	])
	.nullish()
	.transform((address) => address ?? "");

/** One phone number: ten digits, 1300, 1800 or 13, or one that starts with a plus. */
const phone = z
	.string()
	.refine(
		(printed) => /^(?:\+\d{8,15}|0\d{9}|1[38]00\d{6}|13\d{4})$/.test(dropMarks(printed)),
		"write one number in digits, as (02) 5550 0134",
	);

/** The number that a printed phone number dials, in Australia unless it starts with a plus. */
function dial(printed: string): string {
	const digits = dropMarks(printed);
	return digits.startsWith("+")
		? digits.replace(/^\+610/, "+61")
		: `+61${digits.replace(/^0/, "")}`;
}

function dropMarks(phone: string): string {
	return phone.replace(/[\s().-]/g, "");
}

/** `content/site.yaml`: everything an owner changes, in one place. Empty values do not appear on the screens. */
export const siteFields = z.strictObject({
	brand: line.describe("Trading name."),
	tagline: line.describe("Under the name in the header."),
	about: line.describe("Short text of the footer."),
	owner: line.describe("Named by the call button."),
	phone: phone.describe("As people read it."),
	email: z.email("write an e-mail address"),
	origin: z
		.string()
		.regex(/^https?:\/\/[^\s/?#]+\/?$/, "write the public address as https://www.example.com")
		.describe("No slash at the end."),
	years: z.strictObject({
		business: z
			.int()
			.positive()
			.describe("Years of experience; printed for {business} in home.yaml."),
		local: z
			.int()
			.positive()
			.describe("Years on both sides of the escarpment; printed for {local}."),
	}),
	portraitFirstName: line.describe("An author whose name holds this word gets the second drawing."),
	contact: z.strictObject({
		address: optionalText,
		businessHours: z.strictObject({
			weekdays: optionalText,
			saturday: optionalText,
			sunday: optionalText,
		}),
		socialMedia: z.strictObject({
			facebook: optionalAddress,
			instagram: optionalAddress,
			pinterest: optionalAddress,
		}),
	}),
	visit: z
		.strictObject({
			name: optionalText,
			picture: optionalText,
			licence: optionalText,
			insurance: optionalText,
			reply: optionalText,
		})
		.describe("Who comes to the house; what is empty is not shown."),
	designer: z.strictObject({
		name: line,
		url: webAddress("write an address such as https://www.example.com"),
	}),
	popularSuburbs: z.array(slug).length(10),
	menu: z.array(slug).length(11),
});

/** Like `siteFields`, with the number that the call buttons dial. */
export const siteSchema = siteFields.transform((site) => {
	return { ...site, phoneLink: dial(site.phone) };
});

export type Site = z.infer<typeof siteSchema>;
