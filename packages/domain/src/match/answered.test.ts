import { expect, it } from 'vitest'
import { factFrom } from '../facts/answers.ts'
import { readJob } from '../job/read-job.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { skillMatcher } from '../skills/index.ts'
import { standingOf } from './index.ts'

const row = 'Experience with Salesforce, SAP or a similar CRM'
const job = readJob(`Clerk\n\nRequirements\n- Filing\n- ${row}\n`, skillMatcher())
const clerk = fromJsonResume({
  work: [{ name: 'Quill', position: 'Clerk', startDate: '2020', highlights: ['Filed.'] }],
})
const after = (answer: string, requirement = row) => {
  const fact = factFrom({ id: '1', answer, requirement, saidOn: '2026-07-01' })
  const { ledger } = standingOf(clerk, job, { today: '2026-07-01', facts: fact ? [fact] : [] })
  return ledger.find((it) => it.requirement === row)
}

it.each(['Yes', 'At Quill since 2021'])('an answer to a row shows it, whatever it names: %s', (answer) => {
  expect(after(answer)).toMatchObject({ status: 'met', certain: false, evidence: [{ source: 'fact-1' }] })
})

it.each([
  ['No', row],
  ['At Quill since 2021', 'Filing'],
])('an answer shows no row that it denies, and no other row: %s to %s', (answer, requirement) => {
  expect(after(answer, requirement)?.status).toBe('not-shown')
})
