/** Any address without a page; served with status 404 (NF-01, NF-04). */
export { NotFound as Page } from "../../components/NotFound/NotFound.tsx";
