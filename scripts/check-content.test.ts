import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { copyContent } from "../tests/contentCopy.ts";
import { formatAnnotation } from "./annotation.ts";

const kiama = "blog/zip-screens-kiama-salt-and-hardware.mdx";
const draft = "blog/folding-arm-awning-reach-and-fixing.mdx";
const read = (name: string) => readFileSync(`content/${name}`, "utf8");

test("BEY-14 --watch prints each fault once, as GitHub shows it while it does, and checks again when a file is saved", async () => {
	const copy = copyContent();
	const costly = "It costs $777. ".repeat(12);
	copy.write(kiama, read(kiama).replace("Never spray", `${costly}Never sprey`));
	copy.write("facts.yaml", read("facts.yaml").replace("wording: range", "wording: ranges"));
	copy.write(
		draft,
		read(draft).replace(/^id:/m, "draft: true\nid:").replace(/\n## /, "\nSprey.$&"),
	);
	const watching = spawn(process.execPath, ["scripts/check-content.ts", "--watch", "--annotate"], {
		env: { ...process.env, CONTENT_ROOT: copy.root },
	});
	let output = "";
	for (const stream of [watching.stdout, watching.stderr])
		stream.on("data", (chunk) => {
			output += copy.tidy(String(chunk));
		});
	const waitFor = (sign: string) =>
		vi.waitFor(() => expect(output).toContain(sign), { timeout: 60_000 });

	await waitFor("Watching content");
	expect(output).toContain("::error file=content/facts.yaml,line=");
	expect(output).toContain('did you mean "range"?');

	output = "";
	copy.write("facts.yaml", read("facts.yaml"));
	await waitFor("Watching content");
	expect(output.match(/^::error file=/gm)).toHaveLength(10);
	expect(output.match(/^(?:::error file=|content\/).*\$777 is no figure/gm)).toHaveLength(12);
	expect(output).toContain("Still to do in drafts, before they are published:\n::notice file=");
	expect(output).toContain("to fix. The pull request shows 10 of a kind; ");

	output = "";
	copy.write(kiama, read(kiama));
	copy.write(draft, read(draft));
	await waitFor("Content is in order: ");
	watching.kill("SIGINT");
	await once(watching, "close");
	copy.dispose();
}, 180_000);

test("BEY-14 an option it does not know is named, with the help, and is an error", () => {
	const args = ["scripts/check-content.ts", "--wach"];
	const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
	expect(status).toBe(1);
	expect(stderr).toContain("--wach");
	expect(stderr).toContain("--watch  ");
});

test("BEY-14 an annotation holds its place and its sentence, whatever signs they have", () => {
	const place = { file: "content/blog/a,b.mdx", line: 3, column: 7, field: "tags.0" };
	expect(formatAnnotation({ ...place, message: "100% right:\nnext line" }, "error")).toBe(
		"::error file=content/blog/a%2Cb.mdx,line=3,col=7,title=tags.0::100%25 right:%0Anext line",
	);
});
