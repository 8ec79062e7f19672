import { describe, expect, it } from 'vitest'
import { matchResume } from '../match/index.ts'
import { jobFrom, person } from '../match/testing/people.ts'
import { firstPapers, furtherPapers, type PaperLine } from './testing/papers.ts'

const today = '2026-07-01'
type Asked = Pick<PaperLine, 'line' | 'paper'>

const jobFor = (paper: string) => jobFrom(`Team Member\n\nRequirements\n- ${paper}\n- Serving guests`)
const holder = (name: string) =>
  person({
    summary: 'Team member with six years in hotels.',
    work: [{ name: 'Inn', position: 'Team Member', startDate: '2020-01', highlights: ['Served 80 guests a night.'] }],
    certificates: [{ name }],
  })

const isMet = ({ line, paper }: Asked) =>
  matchResume(holder(line), jobFor(paper), { today }).ledger.some(
    ({ kind, status }) => kind === 'certificate' && status === 'met',
  )

const all = [...firstPapers, ...furtherPapers]
const unheld = all.filter(({ stands }) => stands !== 'held')
const held = all.filter(({ stands }) => stands === 'held')

describe('[H2] match', () => {
  it.each(unheld)('does not say that $paper is held by: $line', (row) => {
    expect(isMet(row)).toBe(false)
  })

  it.each(held)('says that $paper is held by: $line, as by its bare name', (row) => {
    expect(isMet(row)).toBe(isMet({ line: row.paper, paper: row.paper }))
  })
})
