import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Keywords } from './keywords.tsx'
import { Ledger } from './ledger.tsx'
import { someAnalysis } from './testing/analysis.ts'

const row = {
  ...{ requirement: 'SQL', kind: 'skill', importance: 'required', subScore: 'skills', points: 4, maxPoints: 5 },
  ...{ id: 'sql', status: 'met', evidence: ['Wrote SQL models'], how: null, todo: null, corrected: null },
}
const ledger = [
  { ...row, requirement: 'warehouse', kind: 'keyword', subScore: 'keyword', points: 0, status: 'not-shown' },
  { ...row, requirement: 'sql', kind: 'keyword', subScore: 'keyword', points: 5 },
  row,
  { ...row, requirement: '5 years: SQL', kind: 'years', subScore: 'experience', points: 3, status: 'partly' },
]
const show = () => render(<Ledger analysis={someAnalysis({ ledger, matchScore: 12 })} />)
const rowsShown = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

it('stands by measure, each with its sum; the words of the ad are one row until somebody wants each', async () => {
  show()
  expect(rowsShown()).toEqual([
    'The ad asksYour evidenceStatePoints',
    'Skills4 of 5',
    '“SQL”requiredWrote SQL modelsMet4 of 5',
    'Experience3 of 5',
    '5 years: SQLrequiredWrote SQL modelsPartly3 of 5',
    'KeywordsShow each word5 of 10',
    'The ad’s own words1 of 2 are in your resume in full.Partly5 of 10',
    'What you bring12 of 100',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Show each word' }))
  expect(rowsShown()).toContain('“warehouse”requiredWrote SQL modelsGap0 of 5')
  expect(screen.queryByText('The ad’s own words')).toBeNull()
})

it('says how a row came to its points, also where nothing in the resume says it', () => {
  const how = 'Not said; it counts in part, as your roles are of this work'
  const presumed = { ...row, requirement: 'Month-end', points: 1, status: 'not-shown', evidence: [], how }
  const gap = { ...presumed, requirement: 'Tax', points: 0, how: null }
  render(
    <Ledger analysis={someAnalysis({ ledger: [presumed, { ...presumed, requirement: 'Audit', how: null }, gap] })} />,
  )
  expect(rowsShown()).toContain(`“Month-end”required${how}.Not said1 of 5`)
  expect(rowsShown()).toContain('“Audit”requiredNot in your resume.Not said1 of 5')
  expect(rowsShown()).toContain('“Tax”requiredNot in your resume.Gap0 of 5')
})

it('calls nothing required that the ad never asks', () => {
  const field = { ...row, requirement: 'Field: Media', kind: 'field', subScore: 'experience' }
  render(<Ledger analysis={someAnalysis({ ledger: [field, { ...field, requirement: '5 years', kind: 'years' }] })} />)
  expect(rowsShown()).toContain('Field: MediaWrote SQL modelsMet4 of 5')
  expect(rowsShown()).toContain('5 yearsrequiredWrote SQL modelsMet4 of 5')
})

it('has points that add up to the score, to the hundredth', () => {
  const parts = [4.26, 3.33, 2.26].map((points, at) => ({ ...row, requirement: `Part ${at}`, points }))
  render(<Ledger analysis={someAnalysis({ ledger: parts, matchScore: 9.85 })} />)
  expect(rowsShown()).toContain('Skills9.85 of 15')
  expect(rowsShown()).toContain('“Part 0”requiredWrote SQL modelsMet4.26 of 5')
  expect(rowsShown()).toContain('What you bring9.85 of 100')
})

it('shows a line once, also where two places of the resume say it', () => {
  const twice = { ...row, evidence: ['Data Analyst', 'Data Analyst', 'Wrote SQL models'] }
  render(<Ledger analysis={someAnalysis({ ledger: [twice] })} />)
  expect(rowsShown()).toContain('“SQL”requiredData AnalystWrote SQL modelsMet4 of 5')
})

it('gives no points to what is told and not weighed', () => {
  const told = { ...row, requirement: 'community', subScore: 'culturalFit', points: 0, maxPoints: 0 }
  render(<Ledger analysis={someAnalysis({ ledger: [told] })} />)
  expect(rowsShown()).toContain('Culture fitdescribed, not scored')
  expect(rowsShown()).toContain('“community”requiredWrote SQL modelsMet')
})

it('gives no part of a measure as its sum', async () => {
  show()
  expect(screen.getByText(/The score is the sum/)).toBeDefined()
  await userEvent.click(screen.getByText('Partly 1'))
  expect(screen.queryByText(/The score is the sum/)).toBeNull()
  expect(rowsShown()).toEqual([
    'The ad asksYour evidenceStatePoints',
    'Experience',
    '5 years: SQLrequiredWrote SQL modelsPartly3 of 5',
  ])
})

it('names each measure over its own rows, by its name alone', async () => {
  show()
  const heads = screen.getAllByRole('rowgroup').flatMap((group) => [...group.querySelectorAll('th[scope="rowgroup"]')])
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Skills', 'Experience', 'Keywords'])
  for (const head of heads) expect(head.closest('tbody')?.querySelectorAll('tr')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Show each word' }))
  expect(heads[2]?.closest('tbody')?.querySelectorAll('tr')).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Hide the words', expanded: true })).toBeDefined()
})

it('counts gaps among what is asked, not among single words', async () => {
  show()
  expect(screen.getByText('Partly 1')).toBeDefined()
  await userEvent.click(screen.getByText('Gaps 0'))
  expect(screen.getByText('No gap: each requirement is shown at least in part.')).toBeDefined()
})

it('quotes what the ad says, and no name of ours', () => {
  show()
  const table = within(screen.getByRole('table'))
  expect(table.getByText('“SQL”')).toBeDefined()
  expect(table.getByText('5 years: SQL')).toBeDefined()
})

it.each([
  [14, 14],
  [15, 10],
])('of %i keywords shows %i: fewer than five are not worth a press', (count, shown) => {
  const keyword = { importance: 'required', inJob: 1, inResume: 0, status: 'missing', evidence: [] }
  render(
    <Keywords
      keywords={Array.from({ length: count }, (_, at) => ({ ...keyword, term: `word ${at}` }))}
      isTailored={false}
    />,
  )
  expect(screen.getAllByText(/^word /)).toHaveLength(shown)
  expect(screen.queryByRole('button', { name: `Show all ${count}` }) === null).toBe(shown === count)
})
