import { readJob } from '../../job/read-job.ts'
import type { ResumeDocument } from '../../resume/document.ts'
import { fromJsonResume } from '../../resume/json-resume.ts'
import { skillMatcher } from '../../skills/index.ts'

export const today = '2026-07-01'
export const jobFrom = (text: string) => readJob(text, skillMatcher())

interface Person {
  title?: string
  since?: string
  lines?: string[]
  skills?: string[]
  certificates?: { name: string; date?: string; endDate?: string }[]
  education?: { institution: string; studyType: string; area: string; startDate?: string; endDate?: string }[]
}

/** Somebody with one job. */
export const person = ({ title = 'Clerk', since = '2020-01', lines = [], skills, ...rest }: Person): ResumeDocument =>
  fromJsonResume({
    basics: { name: 'Ines Okoro' },
    work: [{ name: 'Harrow & Sons', position: title, startDate: since, highlights: lines }],
    ...(skills ? { skills: [{ name: 'Skills', keywords: skills }] } : {}),
    ...rest,
  })
