import { expect, test } from "@playwright/test";

test("RT-20 RT-22 RT-25 NF-04 Q16 Q17 what is there is shown, what has moved leads on, what is not is said", async ({
	request,
}) => {
	const general = "<h1>404 Page Not Found</h1>";
	for (const [path, status, target, words = ""] of [
		["/products/nope?from=ad", 302, "/products?from=ad"],
		["/blog/nope", 302, "/blog"],
		["/products/curtains-drapes", 301, "/products/sheer-curtains"],
		["/quote", 200, undefined, "Street address"],
		["/%61bout", 200],
		["/about?x=%00&y=%zz&z=😀", 200],
		["/nope", 404, undefined, general],
		["/blog/page/99", 404, undefined, general],
		["/%zz", 404, undefined, general],
		["/locations/thirroul/nope", 404, undefined, "location or product you"],
		["/locations/region/kiama/nope", 404, undefined, "region or product you"],
	] as const) {
		const answer = await request.get(path, { maxRedirects: 0 });
		expect([path, answer.status(), answer.headers().location]).toEqual([path, status, target]);
		expect(await answer.text(), path).toContain(words);
	}
});
