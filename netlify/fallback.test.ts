import { describe, expect, test } from "vitest";
import { openLocalStore } from "../tests/localStore.ts";
import { goodEnquiry, postEnquiry } from "../tests/postEnquiry.ts";

const store = await openLocalStore();

describe("a good enquiry", () => {
	test("API-12 Q14 the fallback's names, address and products, store the same enquiry", async () => {
		const { streetAddress: address, interests: products, ...rest } = goodEnquiry;
		const { status } = await postEnquiry(
			{ ...rest, address, products },
			{ path: "/api/contact.php" },
		);
		expect(status).toBe(201);
		expect((await store.readAll())[0]).toMatchObject(goodEnquiry);
	});

	test.each([
		["in one order", ["streetAddress", "interests", "address", "products"]],
		["in the other", ["address", "products", "streetAddress", "interests"]],
	])(
		"API-12 Q14 the fallback keeps what comes under both names of a field, %s",
		async (_, order) => {
			const { streetAddress, interests, ...rest } = goodEnquiry;
			const given: Record<string, unknown> = {
				streetAddress,
				interests,
				address: "Unit 3",
				products: ["Other", "Awnings"],
			};
			const body = { ...rest, ...Object.fromEntries(order.map((name) => [name, given[name]])) };
			expect((await postEnquiry(body, { path: "/api/contact.php" })).status).toBe(201);
			const [entry] = await store.readAll();
			expect(String(entry?.streetAddress).split(", ").sort()).toEqual(["12 Cliff Road", "Unit 3"]);
			expect(entry?.interests).toHaveLength(3);
			expect(entry?.interests).toEqual(
				expect.arrayContaining(["Awnings", "Other", "Roller Blinds"]),
			);
		},
	);

	test.each([
		["the same twice", "12 Cliff Road"],
		["nothing", ""],
	])("API-12 a second name with %s adds nothing", async (_, streetAddress) => {
		const { streetAddress: address, ...rest } = goodEnquiry;
		const path = "/api/contact.php";
		expect((await postEnquiry({ ...rest, address, streetAddress }, { path })).status).toBe(201);
		expect((await store.readAll())[0]).toMatchObject(goodEnquiry);
	});

	test("API-12 a second name with what is no text is refused, not dropped", async () => {
		const { streetAddress: address, ...rest } = goodEnquiry;
		const path = "/api/contact.php";
		const { status, answer } = await postEnquiry({ ...rest, address, streetAddress: 12 }, { path });
		expect([status, Object.keys(answer.errors)]).toEqual([400, ["address"]]);
	});
});
