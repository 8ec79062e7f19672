import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Job } from '../job/job.ts'
import { readJob } from '../job/read-job.ts'
import { words } from '../language/words.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { skillMatcher } from '../skills/index.ts'
import { competitorsFor } from './analysis/applicants/index.ts'
import { type Match, matchResume } from './index.ts'

// What is said in several places of a match is the same in all of them: over the development pairs.

interface Pair {
  resume: string
  job: string
}

const folder = new URL('../../../../eval/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const today = '2026-07-01'
const every = 5

const pairsIn = (set: string) =>
  (JSON.parse(read(`${set}pairs.json`)) as Pair[])
    .filter((_, at) => at % every === 0)
    .map(({ resume, job }) => ({
      name: `${resume} × ${job}`,
      resume: `${set}resumes/${resume}.json`,
      job: `${set}jobs/${job}.txt`,
    }))

const jobs = new Map<string, Job>()
function jobAt(path: string): Job {
  const known = jobs.get(path) ?? readJob(read(path), skillMatcher())
  jobs.set(path, known)
  return known
}

const pairs = ['', 'ours-pairs/', 'fits/made/'].flatMap(pairsIn).map((it) => {
  const document = fromJsonResume(JSON.parse(read(it.resume)))
  return { ...it, document, match: matchResume(document, jobAt(it.job), { today }) }
})

const low = (text: string) => text.toLowerCase()
/** By whole words. */
const holds = (text: string, term: string) => ` ${words(text).join(' ')} `.includes(` ${words(term).join(' ')} `)
const rowsNamed = ({ ledger }: Match, name: string) => ledger.filter(({ requirement }) => requirement === name)

describe('[M43] what is strong and what is missing agrees with ledger and keywords', () => {
  it('no skill is both', () => {
    for (const { name, match } of pairs) {
      const strong = new Set(match.strongSkills.map(low))
      expect(
        match.missingSkills.filter((it) => strong.has(low(it))),
        name,
      ).toEqual([])
    }
  })

  it('what is missing is a row or a keyword that is not shown', () => {
    for (const { name, match } of pairs)
      for (const skill of match.missingSkills) {
        const statuses = rowsNamed(match, skill).map(({ status }) => status)
        expect(statuses, `${name}: ${skill}`).toContain('not-shown')
        const word = match.keywords.find(({ term }) => low(term) === low(skill))
        expect(word?.status ?? 'missing', `${name}: ${skill}`).not.toBe('matched')
      }
  })

  it('what is strong is a row that is met, and names no asked keyword that is missing', () => {
    for (const { name, match } of pairs)
      for (const skill of match.strongSkills) {
        expect(
          rowsNamed(match, skill).map(({ status }) => status),
          `${name}: ${skill}`,
        ).toContain('met')
        const open = match.keywords.filter(
          ({ status, importance, term }) => status === 'missing' && importance !== 'mentioned' && holds(skill, term),
        )
        expect(open, `${name}: ${skill}`).toEqual([])
      }
  })

  it('a keyword that is required and missing is among the missing, by itself or in the words of a row', () => {
    for (const { name, match } of pairs)
      for (const { term, status, importance } of match.keywords)
        if (status === 'missing' && importance === 'required')
          expect(
            match.missingSkills.some((it) => holds(it, term)),
            `${name}: ${term}`,
          ).toBe(true)
  })

  it('a name inside another name is another thing', () => {
    const job = readJob('Developer\nRequirements\n- R\n- PostgreSQL\n- Java\n- JavaScript', skillMatcher())
    const work = { name: 'Elm', position: 'Developer', startDate: '2019-01' }
    const highlights = ['Built reports on PostgreSQL and wrote their pages in JavaScript.']
    const { strongSkills, missingSkills } = matchResume(fromJsonResume({ work: [{ ...work, highlights }] }), job, {
      today,
    })
    expect(strongSkills).toEqual(expect.arrayContaining(['PostgreSQL', 'JavaScript']))
    expect(missingSkills).toEqual(expect.arrayContaining(['R', 'Java']))
  })

  it('one thing more that is asked takes nothing from what is missing', () => {
    const more = ['Docker', 'COBOL', 'Beekeeping', 'Mandarin']
    let [gone, stay] = [0, 0]
    pairs.forEach(({ name, document, job, match }, at) => {
      const extra = more[at % more.length] ?? ''
      const text = read(job)
      const line = jobAt(job).requirements.find(({ words }) => text.includes(`- ${words}\n`))?.words
      if (line === undefined || text.includes(extra)) return
      const longer = readJob(text.replace(`- ${line}\n`, `- ${line}\n- ${extra}\n`), skillMatcher())
      const { missingSkills, ledger } = matchResume(document, longer, { today })
      // What leaves is, by its row, at least shown in part: the work as a whole has come nearer.
      const open = ledger.filter(({ status }) => status === 'not-shown').map(({ requirement }) => requirement)
      const lost = match.missingSkills.filter((it) => !missingSkills.includes(it))
      expect(
        lost.filter((it) => open.includes(it) && !missingSkills.some((other) => low(other).includes(low(it)))),
        `${name} and ${extra}`,
      ).toEqual([])
      gone += lost.length
      stay += missingSkills.length
      expect([...missingSkills, ...match.strongSkills], `${name} and ${extra}`).toContain(extra)
    })
    expect(gone / stay).toBeLessThan(0.01)
  })
})

describe('[M28] what to do about it', () => {
  const fixes = pairs.flatMap(({ match }) => match.topFixes)

  it('each fix is a sentence to act on, about a row of the ledger', () => {
    for (const { name, match } of pairs)
      for (const { text, gain, requirement } of match.topFixes) {
        expect(text, name).toMatch(/^If you (?:have|hold|speak|meet|now meet)\b.{20,}[.”]$/s)
        expect(
          match.ledger.some(({ id }) => id === requirement),
          name,
        ).toBe(true)
        expect(gain, name).toBeGreaterThan(0)
      }
  })

  it('no fix is about a fragment', () => {
    const quoted = fixes.map(({ text }) => /“(.+)”/s.exec(text)?.[1] ?? '')
    const plain = quoted.filter((it) => skillMatcher().find(it).length === 0)
    expect(
      plain.filter(
        (it) => /^\d|\b(?:it|its|you|your|they|them|their|us|we|our|this|these)\b/i.test(it) || !it.includes(' '),
      ),
    ).toEqual([])
  })

  it('typical applicants lack things that have a name', () => {
    for (const { job: path, match } of pairs)
      for (const { weaknesses, summary } of competitorsFor(jobAt(path), match, today))
        for (const gap of weaknesses) {
          const kinds = match.ledger.flatMap(({ requirement, kind }) => (requirement === gap ? [kind] : []))
          expect(['skill', 'certificate', 'degree', 'language'], `${path}: ${gap}`).toContain(kinds[0])
          expect(gap.split(' ').length, `${path}: ${gap}`).toBeLessThanOrEqual(10)
          expect(summary).toContain(gap)
        }
  })
})
