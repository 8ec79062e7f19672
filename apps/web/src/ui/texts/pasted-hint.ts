import { countOf } from './count-of.ts'

export const pasted = (count: number) =>
  `${countOf(count, 'sentence')} you pasted ${count === 1 ? 'says' : 'say'} more than your resume.`
export const more = (count: number) => `And ${count} more.`
export const dismiss = 'Dismiss'
