import type { Job, Requirement } from '../job/job.ts'

/** As much of an ad as is asked of whoever applies. */
export interface Wants extends Pick<Job, 'title' | 'company'> {
  requirements: readonly Pick<Requirement, 'kind' | 'words' | 'importance' | 'skills'>[]
}

export const wantsOf = ({ title, company, requirements }: Wants): Wants => ({
  title,
  company,
  requirements: requirements.map(({ kind, words, importance, skills }) => ({ kind, words, importance, skills })),
})

export type Asked = Wants['requirements'][number]

const learnable = new Set<Requirement['kind']>(['skill', 'experience', 'years', 'certificate', 'language'])

/** The skills that a requirement asks for by name. */
export const namesOf = ({ kind, skills }: Asked): readonly string[] => (learnable.has(kind) ? skills : [])
