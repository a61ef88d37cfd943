import type { ComponentType } from "react";

/**
 * Every island of the site by the name that its markup carries, which is its component's, with the code that the browser
 * fetches. All of them hydrate when they come near the view or are touched, whichever is first (client.ts). Their props
 * travel as JSON.
 */
export const islands = {
	Chooser: () => import("../Chooser/Chooser.tsx"),
	Compare: () => import("../Compare/Compare.tsx"),
	ContactForm: () => import("../ContactForm/ContactForm.tsx"),
	Gallery: () => import("../Gallery/Gallery.tsx"),
	LengthCheck: () => import("../LengthCheck/LengthCheck.tsx"),
	NewsletterForm: () => import("../Newsletter/NewsletterForm.tsx"),
	PriceGuide: () => import("../PriceGuide/PriceGuide.tsx"),
	PictureStrip: () => import("../PictureStrip/PictureStrip.tsx"),
	PlaceFinder: () => import("../Places/PlaceFinder.tsx"),
	Reviews: () => import("../Reviews/Reviews.tsx"),
	Samples: () => import("../Ranges/Samples.tsx"),
	SearchPage: () => import("../Search/SearchPage.tsx"),
	SuburbSearch: () => import("../Places/SuburbSearch.tsx"),
	SquareCheck: () => import("../SquareCheck/SquareCheck.tsx"),
	SunTool: () => import("../Sun/SunTool.tsx"),
	WritePost: () => import("../WritePost/WritePost.tsx"),
	YourWindows: () => import("../Windows/YourWindows.tsx"),
};

export type IslandName = keyof typeof islands;
type Code<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
/** The component that a name of the registry stands for. */
export type IslandComponent<Name extends IslandName> = Code<Name>[Name & keyof Code<Name>];
export type IslandProps<Name extends IslandName> =
	IslandComponent<Name> extends ComponentType<infer Props> ? Props : never;
