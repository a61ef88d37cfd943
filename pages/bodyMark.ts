/**
 * Stands for the body of a page while Vike prerenders it: Vike looks through each page again and again for the places of
 * its tags. scripts/build/pages.ts puts the body in.
 */
export const bodyMark = "<!--body-->";
