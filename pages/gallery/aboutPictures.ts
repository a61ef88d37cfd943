import { type About, other } from "../../components/ContactForm/about.ts";
import { getContent, getProduct } from "../../scripts/content/collections.ts";

/** What an enquiry about a category's pictures starts with. */
export function aboutPictures(category: string): About {
	const item = getContent().gallery.find((entry) => entry.category === category && entry.product);
	return item?.product
		? { interests: [getProduct(item.product).name] }
		: { interests: [other], message: `I am asking about ${category}, as in your gallery.` };
}
