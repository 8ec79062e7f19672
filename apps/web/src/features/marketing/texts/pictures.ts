/** What `npm run pictures` takes of the product at work on its sample. */
export const pictures = [
  {
    name: 'tailor',
    title: 'Tailored, and every change explained',
    alt: 'The changes to a resume: what each line said before, what it says now, and why.',
  },
  {
    name: 'analysis',
    title: 'The match, point by point',
    alt: 'The requirements of a job, each with the line that shows it and its points.',
  },
  {
    name: 'letter',
    title: 'A letter from the same lines',
    alt: 'A cover letter, with the line of the resume that each sentence comes from in its margin.',
  },
] as const
