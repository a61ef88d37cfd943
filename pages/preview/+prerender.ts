// Only `npm run dev` has the page.
export default false;
