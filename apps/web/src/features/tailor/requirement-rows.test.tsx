import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { RequirementRows } from './requirement-rows.tsx'

const row = (id: string, over: object = {}) => ({
  ...{ id, requirement: id, kind: 'skill', importance: 'required', status: 'not-shown', certain: true },
  ...{ points: 0, maxPoints: 20, how: null, corrected: null, near: [], evidence: [], ...over },
})

const rows = (...ledger: object[]) => (
  <QueryClientProvider client={createQueryClient()}>
    <MemoryRouter>
      <RequirementRows
        analysis={{ id: 8, resumeId: 1, jobDescriptionId: 3, tailoredResumeId: null, ledger } as unknown as Analysis}
        hasPoints
        onOther={() => undefined}
        onLine={() => undefined}
      />
    </MemoryRouter>
  </QueryClientProvider>
)
const counted = () =>
  screen
    .getAllByRole('region')
    .map((group) => [group.getAttribute('aria-label'), within(group).getAllByRole('listitem').length])

const open = ['SQL', 'dbt', 'Looker', 'Airflow'].map((id) => row(id))

it('the answer to the first row hides none of the others, nor does the answer to the last', () => {
  const { rerender } = render(rows(...open))
  expect(counted()).toEqual([['Not found', 4]])
  const answered = (count: number) => open.map((it, at) => (at < count ? { ...it, corrected: 'not-mine' } : it))
  for (const count of [1, 4]) {
    rerender(rows(...answered(count)))
    expect(counted()).toEqual([['Not found', 4]])
  }
})

it('what is not found stays whole where the first row was answered on an earlier visit', () => {
  render(rows(row('SQL', { corrected: 'shown' }), ...open.slice(1)))
  expect(counted()).toEqual([['Not found', 4]])
})
