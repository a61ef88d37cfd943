import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Island } from "./Island.tsx";

const choices = { interests: ["Zip Screens", "Other"], phone: "(02) 5550 0134", next: "We call." };
const draw = (city: string, postcode: string, printed?: string[]) => {
	const props = { ...choices, about: { city, state: "NSW", postcode, interests: ["Zip Screens"] } };
	return renderToStaticMarkup(<Island name="ContactForm" props={props} printed={printed} />);
};

test.each([
	["Kiama", "2533"],
	["Bowral", "2576"],
	['O\'Brien & "Sons" <$&>', "$1"],
	["2533", "2533"],
])("a form with %s, %s filled in is the one rendered for it alone", (city, postcode) => {
	const filled = draw(city, postcode, [city, postcode]);
	expect(filled).toBe(draw(city, postcode));
	expect(filled).toContain(`value="${renderToStaticMarkup(city)}"`);
});
