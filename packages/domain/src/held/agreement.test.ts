import { describe, expect, it } from 'vitest'
import { supports } from '../claims/index.ts'
import { matchResume } from '../match/index.ts'
import { jobFrom, person } from '../match/testing/people.ts'
import { firstPapers, furtherPapers, type PaperLine } from './testing/papers.ts'

// The same line, asked in three rooms.

const today = '2026-07-01'
type Asked = Pick<PaperLine, 'line' | 'paper'>

const jobFor = (paper: string) => jobFrom(`Team Member\n\nRequirements\n- ${paper}\n- Serving guests`)
const holder = (name: string) =>
  person({
    summary: 'Team member with six years in hotels.',
    work: [{ name: 'Inn', position: 'Team Member', startDate: '2020-01', highlights: ['Served 80 guests a night.'] }],
    certificates: [{ name }],
  })

/** What each room says of a line. */
const rooms = {
  match: ({ line, paper }: Asked) =>
    matchResume(holder(line), jobFor(paper), { today }).ledger.some(
      ({ kind, status }) => kind === 'certificate' && status === 'met',
    ),
}

const all = [...firstPapers, ...furtherPapers]
const unheld = all.filter(({ stands }) => stands !== 'held')
const held = all.filter(({ stands }) => stands === 'held')

describe.each(Object.entries(rooms))('[H2] %s', (_, says) => {
  it.each(unheld)('does not say that $paper is held by: $line', (row) => {
    expect(says(row)).toBe(false)
  })

  it.each(held)('says that $paper is held by: $line, as by its bare name', (row) => {
    expect(says(row)).toBe(says({ line: row.paper, paper: row.paper }))
  })
})

/** Nothing in it says that it is a paper: no word for one, and no initials. */
const isUnmarked = ({ paper }: PaperLine) => paper === 'Private pilot'

it.each(unheld.filter((row) => !isUnmarked(row)))('[H2] claims do not support that $paper is held by: $line', (row) => {
  expect(supports([row.line], `Holds a ${row.paper}`, { today }).supported).toBe(false)
})
