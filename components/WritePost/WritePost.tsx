import { useRef } from "react";
import { dayInSydney } from "../../scripts/content/format.ts";
import { splitTemplate } from "../../scripts/content/postFile.ts";
import { postFields } from "../../scripts/content/schemas/post.ts";
import { Field } from "../Form/Field.tsx";
import { useFormValues } from "../Form/useFormValues.ts";
import { judgingPause, useSettled } from "../Form/useSettled.ts";
import { type Choice, Picks } from "./Picks.tsx";
import { type Basis, readPost } from "./post.ts";
import { SendPost } from "./SendPost.tsx";
import { useStoredFields } from "./useStoredFields.ts";

/** The fields in their order, each called like its key in the file; the text stands below them. */
const names =
	"title slug date category author image excerpt description tags calculator sources checked";
type Name = Exclude<keyof typeof postFields.shape, "id">;

interface Props extends Basis {
	/** What a field may hold, where that is a list. */
	choices: Partial<Record<Name, Choice[]>>;
	/** Address of the repository; "" where the site names none. */
	repository: string;
}

const nothing = new URLSearchParams();
const readAll = (fields: URLSearchParams) => fields;

/** A form that makes the file of a post, and says what the check would say of it. */
export function WritePost({ choices, repository, ...basis }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const { text } = splitTemplate(basis.template);
	const values = useFormValues(form, readAll, nothing);
	useStoredFields(form, "post");
	const today = dayInSydney();
	const post = readPost(values, basis, today);
	const settled = useSettled(values, judgingPause);
	const { faults } = readPost(settled, basis, today);
	const row = (name: Name) => {
		const count = `Now ${(values.get(name) ?? "").trim().length}.`;
		const more: Partial<Record<Name, string>> = {
			title: count,
			excerpt: count,
			description: count,
			tags: "Commas between them.",
			slug: `Left empty, it follows the title${post.slug ? `: ${post.slug}` : ""}.`,
			date: "Left empty, it is today.",
		};
		const hint = `${postFields.shape[name].description} ${more[name] ?? ""}`;
		const error = settled.get(name) ? faults.get(name) : undefined;
		return <PostField key={name} {...{ name, hint, error }} choices={choices[name]} />;
	};
	const error = (settled.get("text") ?? text) === text ? undefined : faults.get("text");
	return (
		<form ref={form} className="form write" onSubmit={(event) => event.preventDefault()}>
			{names.split(" ").map((name) => row(name as Name))}
			<Field
				id="w-text"
				label="text"
				hint={`${post.words} words. ## begins a heading, - an item of a list; [words](/path) is a link.`}
				{...(error && { error })}
			>
				{(control) => <textarea {...control} name="text" rows={28} defaultValue={text} />}
			</Field>
			<SendPost {...post} faults={faults} repository={repository} />
		</form>
	);
}

interface FieldProps {
	name: Name;
	hint: string;
	error: string | undefined;
	choices: Choice[] | undefined;
}

function PostField({ name, hint, error, choices }: FieldProps) {
	const isOpen = postFields.shape[name].safeParse(undefined).success;
	const optional = isOpen || name === "slug" || name === "date";
	const field = { id: `w-${name}`, label: name, optional, ...(error && { error }) };
	if (choices && (name === "image" || name === "sources"))
		return <Picks {...field} hint={optional ? hint : ""} name={name} choices={choices} />;
	const isLong = name === "excerpt" || name === "description";
	return (
		<Field
			{...field}
			hint={optional || !choices ? hint : ""}
			{...(name !== "title" && { columns: 3 })}
		>
			{(control) => {
				if (isLong) return <textarea {...control} name={name} rows={5} />;
				if (!choices)
					return <input {...control} name={name} type={name === "date" ? name : "text"} />;
				const [only] = name === "author" ? choices : [];
				return (
					<select {...control} name={name} defaultValue={only?.value ?? ""}>
						{!only && <option value="">{optional ? "None" : "Choose one"}</option>}
						{choices.map(({ value, label }) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</select>
				);
			}}
		</Field>
	);
}
