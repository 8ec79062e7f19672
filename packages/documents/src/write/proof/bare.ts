/** A text without what a typesetter may choose: spaces, hyphens, ligatures, capitals. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Cf}\p{Cc}]+/gu, '')
