// Netlify runs this before and after the build, to keep encoded pictures and sharing cards from one build of the site
// to the next. On your own machine the folders simply stay.
const folders = ["public/images", "public/og"];

/** @param {{ constants: { IS_LOCAL: boolean }, utils: { cache: { restore(path: string): Promise<boolean> } } }} build */
export async function onPreBuild({ constants, utils }) {
	if (!constants.IS_LOCAL) await utils.cache.restore(folders);
}

/** @param {{ constants: { IS_LOCAL: boolean }, utils: { cache: { save(path: string): Promise<boolean> } } }} build */
export async function onPostBuild({ constants, utils }) {
	if (!constants.IS_LOCAL) await utils.cache.save(folders);
}
