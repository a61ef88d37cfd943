import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import type { PostFrontmatter } from "../../content/schema/post.ts";
import { splitFrontmatter } from "../../content/source/frontmatter.ts";

/** Ids of copies start here, above those of real posts. */
const firstId = 1000;

/**
 * Copies the posts of a content folder in turn until it has `total` posts. Each copy has its own number, address,
 * title and summaries, and the number in its text.
 */
export function growPosts(content: string, total: number): void {
	const blog = path.join(content, "blog");
	const models = globSync("*.mdx", { cwd: blog })
		.sort()
		.map((name) => readModel(path.join(blog, name)));
	for (let index = models.length; index < total; index++) {
		const model = models[index % models.length];
		if (!model) throw new Error(`${blog} holds no post to copy`);
		const { slug, text } = copyPost(model, firstId + index);
		writeFileSync(path.join(blog, `${slug}.mdx`), text);
	}
}

interface Model {
	post: PostFrontmatter;
	body: string;
}

function readModel(file: string): Model {
	const { yaml, body } = splitFrontmatter(readFileSync(file, "utf8"));
	return { post: parse(yaml) as PostFrontmatter, body: body.trim() };
}

function copyPost({ post, body }: Model, id: number) {
	const slug = `${post.slug}-${id}`;
	const cut = (text: string, length: number) =>
		`${text.slice(0, length).replace(/\W+$/, "")} ${id}`;
	const copy = {
		...post,
		id,
		slug,
		title: cut(post.title, 80),
		excerpt: `${cut(post.excerpt, 150)}.`,
		description: `${cut(post.description, 150)}.`,
	};
	const text = `---\n${stringify(copy, { lineWidth: 0 })}---\n\n${body}\n\nThis is copy ${id}.\n`;
	return { slug, text };
}
