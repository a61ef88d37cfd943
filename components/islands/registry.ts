import type { ComponentProps } from "react";
import { fetchIndex } from "../Search/indexText.ts";

/**
 * Every island of the site by the name that its markup carries, with the code that its browser fetches. All of them
 * hydrate when they come near the view or are touched, whichever is first (client.ts). Their props travel as JSON.
 */
export const islands = {
	Chooser: () => import("../Chooser/Chooser.tsx").then((code) => code.Chooser),
	Compare: () => import("../Compare/Compare.tsx").then((code) => code.Compare),
	ContactForm: () => import("../ContactForm/ContactForm.tsx").then((code) => code.ContactForm),
	Gallery: () => import("../Gallery/Gallery.tsx").then((code) => code.Gallery),
	LengthCheck: () => import("../LengthCheck/LengthCheck.tsx").then((code) => code.LengthCheck),
	NewsletterForm: () =>
		import("../Newsletter/NewsletterForm.tsx").then((code) => code.NewsletterForm),
	PriceGuide: () => import("../PriceGuide/PriceGuide.tsx").then((code) => code.PriceGuide),
	PictureStrip: () => import("../PictureStrip/PictureStrip.tsx").then((code) => code.PictureStrip),
	PlaceFinder: () => import("../Places/PlaceFinder.tsx").then((code) => code.PlaceFinder),
	Reviews: () => import("../Reviews/Reviews.tsx").then((code) => code.Reviews),
	Samples: () => import("../Ranges/Samples.tsx").then((code) => code.Samples),
	SearchPage: () => {
		fetchIndex();
		return import("../Search/SearchPage.tsx").then((code) => code.SearchPage);
	},
	SuburbSearch: () => import("../Places/SuburbSearch.tsx").then((code) => code.SuburbSearch),
	SquareCheck: () => import("../SquareCheck/SquareCheck.tsx").then((code) => code.SquareCheck),
	SunTool: () => import("../Sun/SunTool.tsx").then((code) => code.SunTool),
	WritePost: () => import("../WritePost/WritePost.tsx").then((code) => code.WritePost),
	YourWindows: () => import("../Windows/YourWindows.tsx").then((code) => code.YourWindows),
};

export type IslandName = keyof typeof islands;
/** The component that a name of the registry stands for. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
export type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>>;
