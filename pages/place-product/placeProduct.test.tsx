import { expect, test } from "vitest";
import { makePageContext } from "../../tests/pageContext.ts";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { data } from "./+data.ts";
import { Page } from "./+Page.tsx";

const render = async (region: string, product: string) => {
	const page = await data(makePageContext({ region, product }));
	return renderWithSite(<Page {...page} />);
};

test("RGP-02 what is always said of a product's safety is said for a region too, whole", async () => {
	expect(await render("kiama", "roller-shutters")).toContain("try it with the power off");
	expect(await render("shellharbour", "louvered-roof-systems")).toMatch(
		/near a pool barrier.* 8 to 12/,
	);
	expect(await render("kiama", "plantation-shutters")).not.toContain("try it with the power off");
});
