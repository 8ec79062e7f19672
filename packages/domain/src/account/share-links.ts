/**
 * How long a link works by which others see a resume: where nothing is said, and at most. The last is the day of the table
 * of what is kept, which a browser loads with the privacy policy alone.
 */
export const shareDays = { usual: 30, most: 365 }

export const mostShareLinks = 100
