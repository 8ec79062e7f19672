import type { Job } from './job.ts'

/** What an advertisement asks for, in its own words and by the names of the catalogue. */
export const termsAsked = ({ requirements }: Job): string[] => [
  ...new Set(requirements.flatMap(({ text, skills }) => [text, ...skills])),
]
