/**
 * What is written from the texts besides their pages. Vite bundles it with the pages, because only Vite reads MDX: a build
 * imports dist/server/textFiles.mjs, the dev server asks Vite for this module.
 */
export { writeFeeds } from "./feeds.ts";
export { makeSearchFiles, writeSearchIndex } from "./searchIndex.ts";
