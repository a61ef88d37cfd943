import { useRef } from "react";
import { splitTemplate } from "../../scripts/content/postFile.ts";
import { postFields } from "../../scripts/content/schemas/post.ts";
import { dayInSydney } from "../../scripts/content/today.ts";
import { Field } from "../Form/Field.tsx";
import { useFormValues } from "../Form/useFormValues.ts";
import { useSettled } from "../Form/useSettled.ts";
import { type Basis, readPost } from "./post.ts";
import { SendPost } from "./SendPost.tsx";
import { useStoredFields } from "./useStoredFields.ts";

type Name = Exclude<keyof typeof postFields.shape, "id">;
/** `src` is the address of a small picture of it. */
type Choices = { value: string; label: string; src?: string }[];

/** The fields in their order, each called like its key in the file; the text stands below them. */
const names =
	"title slug date category author image excerpt description tags calculator sources checked";

interface Props extends Basis {
	choices: Partial<Record<Name, Choices>>;
	/** Address of the repository; "" where the site names none. */
	repository: string;
}

/** A form that makes the file of a post, and says what the check would say of it. */
export function WritePost({ choices, repository, ...basis }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const { text } = splitTemplate(basis.template);
	const values = useFormValues(form);
	useStoredFields(form);
	const today = dayInSydney();
	const post = readPost(values, basis, today);
	const settled = useSettled(values);
	const { faults } = readPost(settled, basis, today);
	const more: Partial<Record<Name, string>> = {
		tags: "Commas between them.",
		slug: `Left empty, it follows the title${post.slug ? `: ${post.slug}` : ""}.`,
		date: "Left empty, it is today.",
	};
	for (const name of ["title", "excerpt", "description"] as const)
		more[name] = `Now ${(values.get(name) ?? "").trim().length}.`;
	return (
		<form ref={form} className="form write" onSubmit={(event) => event.preventDefault()}>
			{(names.split(" ") as Name[]).map((name) => (
				<PostField
					key={name}
					name={name}
					hint={`${postFields.shape[name].description} ${more[name] ?? ""}`}
					error={settled.get(name) ? faults.get(name) : undefined}
					choices={choices[name]}
				/>
			))}
			<Field
				id="w-text"
				label="text"
				hint={`${post.words} words. ## begins a heading, - an item of a list; [words](/path) is a link.`}
				error={(settled.get("text") ?? text) === text ? undefined : faults.get("text")}
			>
				{(control) => <textarea {...control} name="text" rows={28} defaultValue={text} />}
			</Field>
			<SendPost {...post} faults={faults} repository={repository} />
		</form>
	);
}

interface PostFieldProps {
	name: Name;
	hint: string;
	error?: string;
	choices?: Choices;
}

/** A field of the frontmatter, of the kind that its schema and its choices ask for. */
function PostField({ name, hint, error, choices }: PostFieldProps) {
	const isOpen = postFields.shape[name].safeParse(undefined).success;
	const optional = isOpen || name === "slug" || name === "date";
	const field = { optional, error, hint: optional || !choices ? hint : "" };
	if (name === "image" || name === "sources")
		return <Picks {...field} name={name} choices={choices} />;
	return (
		<Field {...field} id={`w-${name}`} label={name} columns={name === "title" ? undefined : 3}>
			{(control) => {
				if (name === "excerpt" || name === "description")
					return <textarea {...control} name={name} rows={5} />;
				if (!choices) return <input {...control} name={name} type="text" />;
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

/**
 * A long list to choose from, in a box that scrolls: any number where it is optional, otherwise one. What is chosen
 * cannot be wrong.
 */
function Picks({ name, optional, hint, choices }: PostFieldProps & { optional: boolean }) {
	return (
		<fieldset className="picks field" id={`w-${name}`}>
			<legend>
				{name} {optional && <i>(optional)</i>}
			</legend>
			{hint && <p className="note">{hint}</p>}
			<div>
				{choices?.map(({ value, label, src }) => (
					<label key={value}>
						<input type={optional ? "checkbox" : "radio"} name={name} value={value} />
						{src && <img src={src} alt="" width="480" height="320" loading="lazy" />}
						<span>{label}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
