// How a table is written: words between blanks, names between commas. A page is built without what is marked as free of
// effects and not used on it.

/* @__NO_SIDE_EFFECTS__ */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
/* @__NO_SIDE_EFFECTS__ */
export const namesIn = (text: string): string[] => text.split(/\s*,\s*/)
