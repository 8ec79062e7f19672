/** "today", "tomorrow", "in 6 days" */
export const untilWords = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)
