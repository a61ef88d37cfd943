import { getContent } from "../scripts/content/collections.ts";

// Some products are sold by written quote until the owner prices them (content/prices.yaml). Tests of what is said of a
// quoted product import this file, so that they hold afterwards too.
for (const entry of getContent().prices.products) if (entry.quoted) delete entry.price;
