import { expect, test } from "vitest";
import * as z from "zod";
import { goodEnquiry as good } from "../../tests/goodEnquiry.ts";
import { cleanLines } from "./formRules.ts";
import { describeIssue, submissionSchema } from "./records.ts";

const parse = (input: unknown) => z.safeParse(submissionSchema, input, { error: describeIssue });

test.each([
	["o'neil!#$%&*/=?^_`{|}~@example.com.au", "o'neil!#$%&*/=?^_`{|}~@example.com.au"],
	["\u7528\u6237@\u4f8b\u5b50.\u5e7f\u544a", "\u7528\u6237@\u4f8b\u5b50.\u5e7f\u544a"],
	["mei@xn--mller-kva.xn--p1ai", "mei@xn--mller-kva.xn--p1ai"],
	["mei@example.com.;", "mei@example.com"],
	["Mei O\u2019Connor <mei@example.com>", "mei@example.com"],
	["< mei@example.com >;", "mei@example.com"],
	["Mailto:mei@example.com", "mei@example.com"],
	["\u200B\u2060mei@exam\u00AD\u202Aple.com\uFEFF", "mei@example.com"],
])(
	"VAL-02 an e-mail address that mail is delivered to is taken, and a slip around it tidied: %s",
	(typed, kept) => {
		expect(parse({ ...good, email: typed }).data?.email).toBe(kept);
	},
);

test.each([
	"a@b",
	"mei@@example.com",
	"me i@example.com",
	".mei@example.com",
	"mei..x@example.com",
	"mei@-example.com",
	"mei@example.com, bo@example.com",
	"Mei <mei@example.com> Bo <bo@>",
	`${"<".repeat(15_000)}@${".".repeat(15_000)}`,
])("VAL-02 %s is no e-mail address", (email) => {
	expect(parse({ ...good, email }).success).toBe(false);
});

test.each(["+44 20 7946 0018", "0412345678", "(02) 5550 0134", "12345678", "ext. 9 of 5550 0134"])(
	"VAL-04 phone %j is accepted: foreign numbers and 8 characters are",
	(phone) => {
		expect(parse({ ...good, phone }).data?.phone).toBe(phone);
	},
);

test("texts may have 200 characters, a message 5000; longer ones say so, and no more than 30 things are ticked", () => {
	const interests = (count: number) => Array(count).fill("x");
	const sent = (more: number) => ({
		...good,
		city: "x".repeat(200 + more),
		message: "x".repeat(5000 + more),
		interests: interests(30 + more),
	});
	expect(parse(sent(0)).success).toBe(true);
	expect(parse(sent(1)).error?.issues.map(({ message }) => message)).toEqual([
		"Please keep this to 200 characters.",
		"Array must contain at most 30 element(s)",
		"Please keep this to 5000 characters.",
	]);
});

test("control characters go, and what turns letters; a line end is of one kind, in a line a blank; half a character becomes the sign for it", () => {
	const city = " Zo\u202Eë\u0000\u0007\u0085\r\n王 👩‍🔧\u2028é\uD83D\n";
	const message = "a\r\nb\rc\u2029\u2066d\te\u001bf\u0085\uDE00";
	const [name, phone] = ["\u0007\u00a0Mei\t", "\u200b 0412345678 \u200b"];
	expect(parse({ ...good, name, phone, city, message }).data).toMatchObject({
		name: "Mei",
		phone: "0412345678",
		city: "Zoë 王 👩‍🔧 é\uFFFD",
		message: "a\nb\nc\nd\tef\uFFFD",
	});
	expect(cleanLines(message)).toBe("a\nb\nc\nd\tef\uFFFD");
});

test.each<[string, z.ZodType, unknown, string]>([
	["absent text", z.string(), undefined, "Required"],
	["number for text", z.string(), 4, "Expected string, received number"],
	["null for text", z.string(), null, "Expected string, received null"],
	["list for object", z.object({}), [], "Expected object, received array"],
	["too few", z.array(z.string()).min(1), [], "Array must contain at least 1 element(s)"],
	["too short", z.string().min(8), "1234567", "String must contain at least 8 character(s)"],
	["too long", z.string().max(2), "abc", "String must contain at most 2 character(s)"],
	["e-mail", z.email(), "a@b", "Invalid email"],
	["union", z.union([z.string(), z.number()]), true, "Invalid input"],
])("VAL-10 Q33 generic messages read as stated: %s", (_, schema, input, message) => {
	const { error } = schema.safeParse(input, { error: describeIssue });
	expect(error?.issues[0]?.message).toBe(message);
});
