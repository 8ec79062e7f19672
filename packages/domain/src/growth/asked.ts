import type { Job, LanguageDemand, Requirement } from '../job/job.ts'

/** As much of an advertisement as is asked of whoever applies. */
export interface Wants extends Pick<Job, 'title' | 'company'> {
  /** The words are missing from what was read before they were kept. */
  requirements: readonly (Pick<Requirement, 'id' | 'kind' | 'text' | 'importance' | 'skills'> & {
    words?: string | undefined
  })[]
  languages: readonly Pick<LanguageDemand, 'language'>[]
}

export const wantsOf = ({ title, company, requirements, languages }: Wants): Wants => ({
  title,
  company,
  requirements: requirements.map(({ id, kind, text, words, importance, skills }) => ({
    ...{ id, kind, text, words, importance, skills },
  })),
  languages: languages.map(({ language }) => ({ language })),
})

export type Asked = Wants['requirements'][number]

const learnable = new Set<Requirement['kind']>(['skill', 'certificate', 'language'])

/** The skills that a requirement asks for by name. */
export function namesOf({ kind, skills, text }: Asked, { languages }: Wants): readonly string[] {
  if (!learnable.has(kind)) return []
  if (skills.length > 0 || kind !== 'language') return skills
  return languages.map(({ language }) => language).filter((name) => text.includes(name))
}
