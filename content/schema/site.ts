import { z } from "zod";
import { line, slug } from "./text.ts";

const optionalText = z.string().default("");
const optionalAddress = z.union([
	z.url("write an address such as https://www.example.com, or leave it empty"),
	z.literal(""),
]);

/** `content/site.yaml`: everything an owner changes in one place. Empty values leave no trace on the screens. */
export const siteSchema = z.strictObject({
	brand: line.describe("Trading name."),
	tagline: line.describe("Under the name in the header."),
	about: line.describe("Short text of the footer."),
	owner: line.describe("Named by the call button."),
	phone: line.describe("As people read it."),
	phoneLink: z.string().regex(/^\+\d{8,15}$/, "write the number as +61255500134, for tel: links"),
	email: z.email("write an e-mail address"),
	origin: z
		.url("write the public address as https://www.example.com")
		.describe("No slash at the end."),
	years: z.strictObject({ business: z.int(), local: z.int() }),
	authors: z.strictObject({ business: line, portraitFirstName: line }),
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
	designer: z.strictObject({
		name: line,
		url: z.url("write an address such as https://www.example.com"),
	}),
	popularSuburbs: z.array(slug).length(10, "list exactly ten suburbs"),
	menu: z.array(slug).length(11, "list the eleven products of the menu"),
});
