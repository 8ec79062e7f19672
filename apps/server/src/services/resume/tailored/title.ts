const mostCharacters = 200

/** What a tailored resume is called until its owner names it. */
export const titleFor = (jobTitle: string | null, company: string | null): string =>
  ([jobTitle, company].filter(Boolean).join(', ') || 'Tailored resume').slice(0, mostCharacters)
