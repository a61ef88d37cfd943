/** Unknown suburb, region or product below /locations. */
export { NotFound as Page } from "../../components/NotFound/NotFound.tsx";
