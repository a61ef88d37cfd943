import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { copyContent } from "../tests/contentCopy.ts";
import { formatAnnotation } from "./annotation.ts";

const kiama = "blog/zip-screens-kiama-salt-and-hardware.mdx";
const draft = "blog/folding-arm-awning-reach-and-fixing.mdx";
const read = (name: string) => readFileSync(`content/${name}`, "utf8");

test("BEY-14 --annotate prints each fault once, as GitHub shows it while it does, and drafts by themselves", () => {
	const copy = copyContent();
	const costly = "It costs $777. ".repeat(12);
	copy.write(kiama, read(kiama).replace("Never spray", `${costly}Never sprey`));
	copy.write(
		draft,
		read(draft).replace(/^id:/m, "draft: true\nid:").replace(/\n## /, "\nSprey.$&"),
	);
	const args = ["scripts/check-content.ts", "--annotate"];
	const env = { ...process.env, CONTENT_ROOT: copy.root };
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
	const output = copy.tidy(stdout + stderr);
	copy.dispose();
	expect(status).toBe(1);
	expect(output.match(/^::error file=/gm)).toHaveLength(10);
	expect(output.match(/^(?:::error file=|content\/).*\$777 is no figure/gm)).toHaveLength(12);
	expect(output).toContain("Still to do in drafts, before they are published:\n::notice file=");
	expect(output).toContain("to fix. The pull request shows 10 of a kind; ");
}, 180_000);

test("BEY-14 an annotation holds its place and its sentence, whatever signs they have", () => {
	const place = { file: "content/blog/a,b.mdx", line: 3, column: 7, field: "tags.0" };
	expect(formatAnnotation({ ...place, message: "100% right:\nnext line" }, "error")).toBe(
		"::error file=content/blog/a%2Cb.mdx,line=3,col=7,title=tags.0::100%25 right:%0Anext line",
	);
});
