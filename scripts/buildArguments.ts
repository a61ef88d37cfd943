/** Arguments with which Node builds the pages: `vike build`, since `vite build` would skip prerendering. */
export const buildArguments = ["node_modules/vike/bin.js", "build"];
