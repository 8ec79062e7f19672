import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { supports } from '../claims/index.ts'
import { isDemand } from '../job/is-demand.ts'
import type { Job, Requirement } from '../job/job.ts'
import { type LedgerRow, matchResume } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { sourcesOf } from '../resume/sources.ts'
import { skillNamed } from '../skills/index.ts'
import { propose, usualOptions } from '../tailor/index.ts'
import { isSafe } from './ad-words.ts'
import { technicalQuestions } from './bank/index.ts'
import { interviewGuide } from './index.ts'
import * as sentences from './sentences/index.ts'
import { jobFrom } from './testing/cases.ts'

// The rules over the data of eval: resumes that were made up for it, and advertisements of their kind.

const today = '2026-07-01'
const evalFolder = fileURLToPath(new URL('../../../../eval/', import.meta.url))
const named = <T>(folder: string, ending: string, read: (text: string) => T) =>
  readdirSync(evalFolder + folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => read(readFileSync(`${evalFolder}${folder}/${name}`, 'utf8')))

interface Case {
  resume: ResumeDocument
  job: Job
  ledger: LedgerRow[]
  edits: ReturnType<typeof propose>
  guide: ReturnType<typeof interviewGuide>
}

function made(resume: ResumeDocument, job: Job): Case {
  const edits = propose(resume, job, usualOptions, [], today)
  const { ledger } = matchResume(resume, job, { today })
  return {
    resume,
    job,
    ledger,
    edits,
    guide: interviewGuide(resume, job, { today, edits, technicalQuestions }, sentences),
  }
}

// Each resume with every tenth advertisement; every advertisement meets two or three resumes.
const cases = [
  ['resumes', 'jobs'],
  ['ours-pairs/resumes', 'ours-pairs/jobs'],
].flatMap(([resumes = '', jobs = '']) => {
  const read = named(jobs, '.txt', jobFrom)
  return named(resumes, '.json', (text) => fromJsonResume(JSON.parse(text))).flatMap((resume, at) =>
    read.filter((_, index) => index % 10 === at % 10).map((job) => made(resume, job)),
  )
})

const missingOf = ({ ledger, job }: Case) =>
  ledger.filter((row) => {
    const requirement = job.requirements.find(({ id }) => row.id === id || row.id === `${id}-years`)
    return row.status === 'not-shown' && requirement !== undefined && isAsked(requirement, job)
  })

/** What is asked of the person, and can be answered in words: no way of working, no strength, no readiness. */
function isAsked(requirement: Requirement, job: Job): boolean {
  const { kind, words, skills } = requirement
  const known = skills.flatMap((name) => skillNamed(name) ?? [])
  const isSoft = kind === 'trait' || (known.length > 0 && known.every(({ soft }) => soft))
  const isOfBody = /\b\d+\s?(?:lbs?|pounds?|kg|kilos?)\b|^height\b|\bwilling|\bavailab|happy to/i.test(words)
  return !isSoft && !isOfBody && isSafe(requirement, job) && isDemand(requirement, job)
}

describe('over the data of eval', () => {
  it('has enough to say so', () => {
    expect(cases.length).toBeGreaterThan(100)
  })

  it('[I1] every guide has 15 to 25 questions, besides gaps and changed lines', () => {
    for (const { guide } of cases) {
      const { length } = guide.questions.filter(({ kind }) => kind !== 'gap' && kind !== 'defend')
      expect(length).toBeGreaterThanOrEqual(15)
      expect(length).toBeLessThanOrEqual(25)
    }
  })

  it('[I2] no question stands twice', () => {
    for (const { guide } of cases) {
      const asked = guide.questions.map(({ question }) => question.toLowerCase())
      expect(new Set(asked).size).toBe(asked.length)
    }
  })

  it('[I3] every quote is in its source and passes the claim check', () => {
    const faulty = cases.flatMap(({ resume, guide }) => {
      const byId = new Map(sourcesOf(resume).map((it) => [it.id, it]))
      const all = guide.questions.flatMap(({ outline }) => outline.flatMap(({ quotes }) => quotes))
      const quotes = new Map(all.map((own) => [own.source + own.quote, own]))
      return [...quotes.values()].filter(({ source, quote }) => {
        const own = byId.get(source)
        return !own?.text.includes(quote) || !supports([own], quote, { today }).supported
      })
    })
    expect(faulty).toEqual([])
  })

  it('[I4] every answer has four lines, and says what a good one shows', () => {
    for (const { guide } of cases)
      for (const { outline, goodAnswerShows } of guide.questions) {
        expect(outline).toHaveLength(4)
        expect(goodAnswerShows.length).toBeGreaterThan(0)
      }
  })

  it('[I11] every changed line that is more than a keyword has its question, with the words behind it', () => {
    const rest = cases.flatMap(({ edits, guide }) => {
      const defended = guide.questions.flatMap(({ line }) => line ?? [])
      return edits
        .filter(({ kind, text }) => kind !== 'kept' && kind !== 'moved' && text.split(/\s+/).length >= 5)
        .filter(({ text }) => !defended.includes(text))
    })
    expect(rest).toEqual([])
  })

  it('[I17] every missing requirement has its talk', () => {
    const rest = cases.flatMap((it) => {
      const spoken = new Set(it.guide.questions.filter(({ kind }) => kind === 'gap').flatMap(({ asks }) => asks))
      return missingOf(it)
        .filter(({ requirement }) => !spoken.has(requirement))
        .map(({ requirement }) => `${it.job.title}: ${requirement}`)
    })
    expect(rest).toEqual([])
  })

  it('[I18] nothing that the ledger calls a gap is asked about as if it had been done', () => {
    const told = cases.flatMap((it) => {
      const missing = new Set(missingOf(it).map(({ requirement }) => requirement))
      return it.guide.questions
        .filter(({ kind }) => kind === 'technical' || kind === 'behavioural')
        .filter(({ asks }) => asks.length > 0 && asks.every((ask) => missing.has(ask)))
        .map(({ question }) => question)
    })
    expect(told).toEqual([])
  })

  it('[I18] nor called a strength', () => {
    const called = cases.flatMap((it) => {
      const missing = new Set(missingOf(it).map(({ requirement }) => requirement.toLowerCase()))
      return it.guide.role.strongest.filter((name) => missing.has(name.toLowerCase()))
    })
    expect(called).toEqual([])
  })

  it('[I19] no heading over skills is quoted as one', () => {
    const headings = cases.flatMap(({ resume, guide }) => {
      const groups = new Set(
        resume.sections.flatMap(({ entries }) =>
          entries.flatMap((it) => (it.type === 'skills' && it.keywords.length > 0 ? it.id : [])),
        ),
      )
      return guide.questions.flatMap(({ outline }) =>
        outline.flatMap(({ quotes }) => quotes.filter(({ source }) => groups.has(source))),
      )
    })
    expect(headings).toEqual([])
  })
})
