import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readJob } from '../job/read-job.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { skillMatcher } from '../skills/index.ts'
import { matchResume } from './index.ts'
import { type Matched, matchFaults } from './testing/match-faults.ts'

const today = '2026-07-01'
const read = (path: string) => readFileSync(new URL(`../../../../eval/${path}`, import.meta.url), 'utf8')

const pairs: Matched[] = [
  ['nurse', 'icu-nurse-columbus'],
  ['nurse', 'hr-generalist-manufacturing'],
  ['teacher', 'maths-teacher-bristol'],
  ['chef', 'executive-sous-chef'],
  ['backend-engineer', 'frontend-react-remote'],
  ['electrician', 'commercial-electrician-portland'],
  ['accountant', 'financial-controller'],
  ['lawyer', 'corporate-counsel'],
].map(([resume, ad]) => {
  const job = readJob(read(`jobs/${ad}.txt`), skillMatcher())
  return { job, match: matchResume(fromJsonResume(JSON.parse(read(`resumes/${resume}.json`))), job, { today }), today }
})

const faults = (rule: keyof typeof matchFaults) => pairs.flatMap(matchFaults[rule])

describe('[M43] what is strong and what is missing agrees with ledger and keywords', () => {
  it('no skill is both', () => {
    expect(faults('skills both strong and missing')).toEqual([])
  })

  it('what is missing is a row or a keyword that is not shown', () => {
    expect(faults('missing skills without an open row or keyword')).toEqual([])
  })

  it('what is strong is a row that is met, and names no asked keyword that is missing', () => {
    expect(faults('strong skills without a row that is met')).toEqual([])
    expect(faults('strong skills with an asked keyword that is missing')).toEqual([])
  })

  it('a keyword that is required and missing is among the missing, by itself or in the words of a row', () => {
    expect(faults('required keywords that are not among the missing')).toEqual([])
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
})

describe('[M28] what to do about it', () => {
  it('each fix is a sentence to act on, about a row of the ledger, and about no fragment', () => {
    expect(pairs.flatMap(({ match }) => match.topFixes).length).toBeGreaterThan(0)
    expect(faults('fixes that are no sentence about a row with a gain')).toEqual([])
    expect(faults('fixes about a fragment')).toEqual([])
  })

  it('typical applicants lack things that have a name', () => {
    expect(faults('applicants who lack what has no name')).toEqual([])
  })
})
