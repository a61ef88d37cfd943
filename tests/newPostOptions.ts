/** Everything but the title that `npm run new:post` would ask for. */
export const newPostOptions = [
	"--category",
	"Zip Screens",
	"--image",
	"zip-screens",
	"--tags",
	"zip screens, kiama, salt",
];
