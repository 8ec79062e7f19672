import { importanceWeights, parts, statusShares } from '@bespeak/domain/match/weights.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HowCalculated } from './how-calculated.tsx'
import { type ExampleRow, example } from './how-calculated-example.ts'

const asked = example.filter(({ kind }) => kind in importanceWeights)
const weightOf = ({ kind }: ExampleRow) => importanceWeights[kind as keyof typeof importanceWeights]
const allWeight = asked.reduce((sum, row) => sum + weightOf(row), 0)
const mostOf = (row: ExampleRow) =>
  row.kind === 'title' || row.kind === 'years' ? parts[row.kind] : (parts.requirements * weightOf(row)) / allWeight

it('works out its example as the table of weights says', () => {
  for (const row of example) {
    expect(row.maxPoints).toBe(Math.round(mostOf(row)))
    expect(row.points).toBe(Math.round(mostOf(row) * statusShares[row.status]))
  }
  expect(example.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(100)
})

it('shows the weights, the example and whose data is used', () => {
  const { container } = render(<HowCalculated />)
  const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)
  expect(rows).toContain('What the ad asks for: a must counts 1, a duty 0.6, a nice to have 0.468')
  expect(rows).toContain('“Snowflake” MustNot found0 of 17')
  expect(rows).toContain('Your matchGood78 of 100')
  expect(container.textContent).toContain('O*NET 29.2 Database')
  expect(container.textContent).toContain('USDOL/ETA has not approved, endorsed or tested this.')
})
