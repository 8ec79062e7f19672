import type { Person } from './person.ts'
import type { Program } from './program.ts'
import type { Atom, Sheet, TruthLine, Word } from './truth.ts'

/** What is kept beside a printed file, as `ID.json`. */
export interface Printed {
  id: string
  program: string
  family: string
  use: Program['use']
  pages: { width: number; height: number }[]
  /** JSON Resume. */
  person: Person
  /** Fields that are not on the page, and dates of which only the year is; both as `score.mjs` takes them. */
  hidden: string[]
  precision: Record<string, 'year'>
  lines: TruthLine[]
  atoms: Atom[]
  words: Word[]
}

/** What is true of a file, whatever kind it is. */
export type FileTruth = Pick<Printed, 'person' | 'hidden' | 'precision' | 'lines' | 'atoms'>

/** Which fields of a person are not shown, by what was said while drawing. */
function hiddenOf(person: Person, atoms: readonly Atom[]): string[] {
  const said = new Set(atoms.map(({ field }) => field))
  const fields = [
    ...['name', 'label', 'email', 'phone', 'url', 'location.city'].map((field) => `basics.${field}`),
    ...person.work.flatMap((job, index) => [
      ...['name', 'position', 'startDate', 'endDate'].map((field) => `work.${index}.${field}`),
      ...job.highlights.map((_, at) => `work.${index}.highlights.${at}`),
    ]),
    ...person.education.flatMap((_, index) => ['institution', 'endDate'].map((field) => `education.${index}.${field}`)),
  ]
  return [
    ...fields.filter((field) => !said.has(field)),
    ...person.basics.profiles.flatMap((_, index) =>
      said.has(`basics.profiles.${index}.url`) ? [] : [`basics.profiles.${index}`],
    ),
    ...person.education.flatMap((_, index) =>
      said.has(`education.${index}.studyType`) ? [] : [`education.${index}.degree`],
    ),
    ...person.skills.flatMap(({ keywords }, group) =>
      keywords.flatMap((word, at) => (said.has(`skills.${group}.keywords.${at}`) ? [] : [`skills:${word}`])),
    ),
  ]
}

const precisionOf = (atoms: readonly Atom[]): Record<string, 'year'> =>
  Object.fromEntries(
    atoms
      .filter(({ field, text }) => /Date$/.test(field) && /^\d{4}$/.test(text))
      .map(({ field }) => [field, 'year' as const]),
  )

export const truthOfSheet = (person: Person, { lines, atoms }: Sheet): FileTruth => ({
  person,
  hidden: hiddenOf(person, atoms),
  precision: precisionOf(atoms),
  lines,
  atoms,
})
