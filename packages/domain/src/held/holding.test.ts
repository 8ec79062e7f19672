import { expect, it } from 'vitest'
import { holding } from './index.ts'
import { firstPapers, furtherPapers } from './testing/papers.ts'

const today = '2026-07-01'

it.each([...firstPapers, ...furtherPapers])('[H1] $line: $paper is $stands', ({ line, paper, stands }) => {
  expect(holding({ text: line }, { paper, today })).toBe(stands)
})

it('[H1] a remark is of the piece before it', () => {
  const text = 'CPA (inactive), MBA'
  expect(['CPA', 'MBA'].map((paper) => holding({ text }, { paper }))).toEqual(['lapsed', 'held'])
})

it('[H3] dates decide by today', () => {
  const until = { text: 'First Aid Certificate, valid until March 2028' }
  expect(holding(until, { today })).toBe('held')
  expect(holding(until, { today: '2028-05-01' })).toBe('lapsed')
  for (const day of ['31/12/2020', '12/31/2020', '31.12.2020', '05/06/2020', '12-2020'])
    expect([day, holding({ text: `Crane ticket, expires ${day}` }, { today })]).toEqual([day, 'lapsed'])
  for (const day of ['31/12/2026', '12/31/2026', '05/06/2026', '09.2027'])
    expect([day, holding({ text: `Crane ticket, expires ${day}` }, { today })]).toEqual([day, 'held'])
  const item = { text: 'Crane ticket', kind: 'item', section: 'certificates' } as const
  expect(holding({ ...item, start: '2016', end: '2021' }, { today })).toBe('lapsed')
  expect(holding({ ...item, start: '2027-02' }, { today })).toBe('pending')
  expect(holding({ text: 'BSc Geology', kind: 'study', end: '2027' }, { today })).toBe('pending')
})

it('[H4] what a line of deeds says of papers was done to them, and the people it names have them', () => {
  expect(holding({ text: 'Cleared expired certificates from the register' })).toBe('held')
  expect(holding({ text: 'Supervised two licensed removers' })).toBe('of others')
})

it('[H5] what says that a paper holds is no remark against it', () => {
  expect(holding({ text: 'Class C licence, never suspended' })).toBe('held')
})

it('[H1] a long line is read in bounded time', () => {
  const hostile = 'licence, expected not yet held by, '.repeat(2_000)
  expect(holding({ text: hostile }, { today })).not.toBe('held')
})
