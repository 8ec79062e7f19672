import type { Job } from '../../job/job.ts'
import { readJob } from '../../job/read-job.ts'
import type { ResumeDocument } from '../../resume/document.ts'
import { fromJsonResume } from '../../resume/json-resume.ts'
import { skillMatcher } from '../../skills/index.ts'

/** An advertisement with these duties, and what it asks for. */
export const jobWith = (duties: readonly string[], asked: readonly string[] = []): Job =>
  readJob(
    ['Assistant', '', 'What you will do:', ...duties.map((it) => `- ${it}`), '', 'What you bring:']
      .concat(['Two years of experience in a similar role', ...asked].map((it) => `- ${it}`))
      .join('\n'),
    skillMatcher(),
  )

/** Somebody with these lines under one role. */
export const personWith = (...highlights: string[]): ResumeDocument =>
  fromJsonResume({
    basics: { name: 'Ines Falk' },
    work: [{ name: 'Harbour and Sons', position: 'Assistant', startDate: '2019-03', endDate: '2024-02', highlights }],
  })
