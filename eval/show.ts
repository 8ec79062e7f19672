import { readFileSync } from 'node:fs'
import { checkResume } from '@bespeak/domain/ats/index.ts'
import { questionBank } from '@bespeak/domain/interview/bank/index.ts'
import { interviewGuide } from '@bespeak/domain/interview/index.ts'
import type { Job } from '@bespeak/domain/job/job.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { letterStyles, writeLetter } from '@bespeak/domain/letter/index.ts'
import { analyse } from '@bespeak/domain/match/analysis/index.ts'
import { matchResume } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { fromJsonResume, plain } from '@bespeak/domain/resume/json-resume.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { apply, gapQuestions, propose, provenance, rationale, usualOptions } from '@bespeak/domain/tailor/index.ts'
import { today } from './data.ts'
import { readResumeFile } from './read-files.ts'

// `npm run eval -- show WHAT RESUME [JOB]`: RESUME is a PDF, DOCX, TXT or JSON Resume file, JOB a text file.

const views: Record<string, (resume: ResumeDocument, job: Job) => unknown> = {
  read: (resume) => ({ ...plain(resume), unplaced: resume.unplaced.map(({ text }) => text) }),
  ats: (resume) => checkResume(resume),
  job: (_, job) => job,
  match: (resume, job) => matchResume(resume, job, { today }),
  analysis: (resume, job) => analyse(resume, job, matchResume(resume, job, { today }), { today }),
  tailor: (resume, job) => {
    const edits = propose(resume, job, usualOptions, [], today)
    const match = matchResume(resume, job, { today })
    const gaps = gapQuestions(resume, job, match, [])
    return {
      before: match.score,
      ceiling: match.ceiling,
      after: matchResume(apply(resume, edits), job, { today }).score,
      edits,
      lines: provenance(resume, edits),
      gaps,
      rationale: rationale(resume, edits, gaps),
    }
  },
  letter: (resume, job) =>
    Object.fromEntries(letterStyles.map((style) => [style, writeLetter(resume, job, { style, today })])),
  interview: (resume, job) => interviewGuide(resume, job, { today, bank: questionBank }),
}

export async function show([what = '', resumeFile = '', jobFile]: string[]) {
  const make = views[what]
  if (!make || !resumeFile) throw new Error(`npm run eval -- show ${Object.keys(views).join('|')} RESUME [JOB]`)
  const resume = await documentIn(resumeFile)
  const job = readJob(jobFile ? readFileSync(jobFile, 'utf8') : '', skillMatcher())
  print(typeof resume === 'string' ? resume : make(resume, job))
}

async function documentIn(file: string): Promise<ResumeDocument | string> {
  if (file.endsWith('.json')) return fromJsonResume(JSON.parse(readFileSync(file, 'utf8')))
  const read = await readResumeFile(file)
  return typeof read === 'string' ? read : read.document
}

const print = (value: unknown) => console.log(typeof value === 'string' ? value : JSON.stringify(value, null, 2))
