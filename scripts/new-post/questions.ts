import { autocomplete, type CommonOptions, intro, isCancel, outro, text } from "@clack/prompts";
import { type Given, judges, type Names } from "./answers.ts";

/** The writer pressed Ctrl-C or Escape. */
export class Cancelled extends Error {
	constructor() {
		super("Nothing was written.");
	}
}

/** Asks in the terminal for every missing answer, and again for every wrong one. */
export async function askForMissing(
	given: Given,
	names: Names,
	streams: CommonOptions = {},
): Promise<Given> {
	const answers = { ...given };
	const askText = makeTextQuestion(names, streams);
	intro("A new post", streams);
	const isMissing = (key: keyof typeof judges) =>
		!answers[key] || judges[key](answers[key], names) !== undefined;
	if (isMissing("title")) answers.title = await askText("title", "Title", answers.title);
	if (isMissing("category"))
		answers.category = await askName("Category", names.categories, streams);
	if (isMissing("image")) answers.image = await askName("Picture", names.pictures, streams);
	if (isMissing("tags"))
		answers.tags = await askText("tags", "Three to six tags, with commas between", answers.tags);
	if (isMissing("date")) answers.date = await askText("date", "Day of publication", names.today);
	outro("Thank you.", streams);
	return answers;
}

function makeTextQuestion(names: Names, streams: CommonOptions) {
	return async (key: keyof typeof judges, message: string, initialValue = ""): Promise<string> => {
		const answer = await text({
			...streams,
			message,
			initialValue,
			validate: (value) => judges[key]((value ?? "").trim(), names),
		});
		if (isCancel(answer)) throw new Cancelled();
		return answer.trim();
	};
}

async function askName(
	message: string,
	names: readonly string[],
	streams: CommonOptions,
): Promise<string> {
	const answer = await autocomplete({
		...streams,
		message: `${message} (type to narrow down)`,
		maxItems: 8,
		options: names.map((name) => ({ value: name, label: name })),
	});
	if (isCancel(answer)) throw new Cancelled();
	return answer as string;
}
