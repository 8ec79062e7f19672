import type { Held } from '../../lib/privacy.ts'

/** What one is called, and what several are. */
const names = {
  resumes: ['resume', 'resumes'],
  jobs: ['saved job', 'saved jobs'],
  letters: ['letter', 'letters'],
  analyses: ['analysis', 'analyses'],
  guides: ['interview guide', 'interview guides'],
  skills: ['skill', 'skills'],
  plans: ['development plan', 'development plans'],
  answers: ['answer you gave', 'answers you gave'],
  files: ['original file, encrypted', 'original files, encrypted'],
} as const satisfies Partial<Record<keyof Held, readonly [string, string]>>

type Name = keyof typeof names

const nameOf = (name: Name, count: number) => names[name][count === 1 ? 0 : 1]

const versions = (count: number) => `, with ${count} ${count === 1 ? 'version' : 'versions'}`

/** Each thing that is held, with its figure and the words beside it. */
export const counted = (held: Held) =>
  (Object.keys(names) as Name[]).map((name) => ({
    name,
    count: held[name],
    words: nameOf(name, held[name]) + (name === 'resumes' ? versions(held.versions) : ''),
  }))

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "2 resumes, 1 original file and your profile": what goes with an account. */
export const sumOf = (held: Held): string =>
  list.format([
    ...(Object.keys(names) as Name[])
      .filter((name) => held[name] > 0)
      .map((name) => `${held[name]} ${nameOf(name, held[name]).replace(', encrypted', '')}`),
    'your profile',
  ])
