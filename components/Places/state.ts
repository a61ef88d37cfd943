/** All four regions are in New South Wales. */
export const state = "NSW";
