import { createContext } from "react";
import type { Crumb } from "./Crumbs.tsx";

/** Collects the crumbs that a page shows as it renders; its BreadcrumbList is made from them. */
export const Trail = createContext<Crumb[] | undefined>(undefined);
