// Netlify runs this before and after the build, to keep encoded pictures, sharing cards and compiled posts from
// one build of the site to the next. On your own machine the folder simply stays.
const folder = ".cache";

/** @param {{ constants: { IS_LOCAL: boolean }, utils: { cache: { restore(path: string): Promise<boolean> } } }} build */
export async function onPreBuild({ constants, utils }) {
	if (!constants.IS_LOCAL) await utils.cache.restore(folder);
}

/** @param {{ constants: { IS_LOCAL: boolean }, utils: { cache: { save(path: string): Promise<boolean> } } }} build */
export async function onPostBuild({ constants, utils }) {
	if (!constants.IS_LOCAL) await utils.cache.save(folder);
}
