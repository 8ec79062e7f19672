const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** `resumes, versions and downloads` */
export const inOneSentence = (parts: readonly string[]) => conjunction.format(parts)
