import { keepChoices, listChoices, readChoices, readSuburb } from "../Choices/choices.ts";
import { isFitting, type Rule, rankAnswers } from "./rankAnswers.ts";

/** How many answers are shown. */
const most = 3;

/** Picks the answers that fit from the lists of the page, keeps them in the address and hands them to the enquiry. */
export function mount(root: HTMLElement) {
	const form = root.querySelector("form");
	const heading = root.querySelector<HTMLElement>("#answers-h");
	const status = root.querySelector("[role=status]");
	const link = root.querySelector<HTMLElement>("[data-mount=quote]");
	const shown = root.querySelector("[data-part=answers]");
	const otherwise = root.querySelector("template");
	if (!form || !heading || !status || !link || !shown || !otherwise) return;

	const update = () => {
		const given = listChoices(form);
		keepChoices(given);
		const { trouble } = given;
		if (!trouble) return;
		const rules = [...root.querySelectorAll<HTMLElement>(`[data-trouble=${trouble}] [data-rule]`)];
		const picked = rankAnswers(rules.map(readRule), given)
			.slice(0, most)
			.map(({ element }) => makeCard(root, element, given.suburb));
		const cards = picked.length ? picked : [otherwise.content.cloneNode(true)];
		shown.replaceChildren(...cards);
		const names = [...shown.querySelectorAll(".name")].map((name) => name.textContent);
		status.textContent = names.length > 1 ? `The best first: ${names.join("; ")}.` : "";
		for (const note of root.querySelectorAll<HTMLElement>("[data-part=notes] li"))
			note.hidden = !isNoteFor(note, given);
		const message = writeMessage(form, names);
		const products = [...shown.querySelectorAll<HTMLElement>("[data-name]")];
		const interests = [...new Set(products.map(({ dataset }) => dataset.name ?? ""))];
		const place = readSuburb(form.querySelector("select"));
		link.dataset.subject = JSON.stringify({ message, interests, ...place });
		root.querySelector("[data-part=next]")?.removeAttribute("hidden");
		const slugs = new Set(products.map(({ dataset }) => dataset.product ?? ""));
		const comparison = root.querySelector<HTMLAnchorElement>("[data-part=compare]");
		if (comparison) {
			comparison.hidden = slugs.size < 2;
			comparison.search = `?products=${[...slugs].join()}`;
		}
	};

	form.addEventListener("change", update);
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		update();
		heading.focus();
	});
	readChoices(form);
	if (listChoices(form).trouble) update();
}

function readRule(element: HTMLElement): Rule & { element: HTMLElement } {
	return { ...(JSON.parse(element.dataset.rule ?? "{}") as Rule), element };
}

function isNoteFor(note: HTMLElement, given: Record<string, string>): boolean {
	const { trouble, ...rule } = JSON.parse(note.dataset.rule ?? "{}") as Rule & {
		trouble?: string[];
	};
	return (!trouble || trouble.includes(given.trouble ?? "")) && isFitting(rule, given);
}

/** A copy of an answer with its product's picture, and the product's page for the suburb where one is chosen. */
function makeCard(root: HTMLElement, answer: HTMLElement, suburb: string | undefined): HTMLElement {
	const card = answer.cloneNode(true) as HTMLElement;
	const { product } = card.dataset;
	if (!product) return card;
	const picture = root.querySelector<HTMLTemplateElement>(`template[data-product=${product}]`);
	if (picture) card.prepend(picture.content.cloneNode(true));
	const option = root.querySelector<HTMLOptionElement>(`option[value="${suburb}"]`);
	if (suburb && option) {
		const link = document.createElement("a");
		link.href = `/locations/${suburb}/${product}`;
		link.textContent = `${card.dataset.name} in ${option.text}`;
		const line = document.createElement("p");
		line.className = "note";
		line.append(link);
		card.append(line);
	}
	return card;
}

/** What the visitor answered and was told, in words for the enquiry. */
function writeMessage(form: HTMLFormElement, names: (string | null)[]): string {
	const answers = [...form.querySelectorAll("fieldset")].flatMap((question) => {
		const answer = question.querySelector(":checked")?.parentElement?.textContent;
		const ask = question.querySelector("legend")?.lastChild?.textContent?.trim();
		return answer ? [`${ask} ${answer}.`] : [];
	});
	return `${answers.join(" ")} Your page suggests: ${names.join("; ")}.`;
}
