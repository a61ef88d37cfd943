import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import type { EditedPost } from "./post.ts";

const sentences = new Intl.Segmenter("en-AU", { granularity: "sentence" });

/** School year in which a text is easy to read (Flesch-Kincaid). Tables and headings are not sentences. */
function gradeOf({ passages }: EditedPost): number {
	const text = passages
		.filter(({ kind, text: own }) => kind === "paragraph" && /[.?:]$/.test(own.trim()))
		.map(({ text: own }) => own)
		.join("\n\n");
	const words = text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
	const count = [...sentences.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment)).length;
	if (words.length === 0) return 0;
	const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
	return fleschKincaid({ sentence: count, word: words.length, syllable: syllables });
}

/** Says how hard the posts are to read: the median and the extremes, or every post. */
export function describeGrades(posts: readonly EditedPost[], isFull: boolean): string {
	const graded = posts
		.map((one) => ({ file: one.post.file, words: one.words, grade: gradeOf(one) }))
		.sort((a, b) => a.grade - b.grade);
	const [easiest] = graded;
	const hardest = graded.at(-1);
	const middle = graded[Math.floor(graded.length / 2)];
	if (!easiest || !hardest || !middle) return "No posts to grade.";
	const list = graded.map(
		({ file, words, grade }) =>
			`${grade.toFixed(1).padStart(5)}  ${String(words).padStart(5)} words  ${file}`,
	);
	const summary = `Reading grade (school year, Flesch-Kincaid): half the posts are at ${middle.grade.toFixed(1)} or below; easiest ${easiest.grade.toFixed(1)}, hardest ${hardest.grade.toFixed(1)} (${hardest.file}).`;
	return isFull ? `${list.join("\n")}\n${summary}` : summary;
}
