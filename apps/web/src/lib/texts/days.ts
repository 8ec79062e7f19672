/** "today", "tomorrow", "in 6 days" */
export const untilWords = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

/** "today", "yesterday", "6 days ago" */
export const sinceWords = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
