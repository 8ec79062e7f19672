import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { AuthProvider } from '../../lib/session/index.ts'
import { storeToken } from '../../lib/session/token.ts'
import { answerByOperation, data, refusal, sentEnvelope, someUser } from '../../testing/answers.ts'
import { tokenExpiringAt } from '../../testing/tokens.ts'
import { Component } from './analyses-page.tsx'
import { someAnalysis } from './testing/analysis.ts'

const [sql = expect.fail(), snowflake = expect.fail()] = someAnalysis().ledger
const close = {
  ...{ ...snowflake, id: 'dbt models', requirement: 'dbt models', status: 'partly', points: 2, certain: false },
  ...{ evidence: ['Wrote SQL models for four teams'], near: ['Wrote SQL models for four teams', 'Kept the warehouse'] },
}
const unsure = {
  ...{ ...snowflake, id: 'plan releases', requirement: 'Plan releases', kind: 'responsibility', certain: false },
  near: ['Wrote the plan', 'Kept the warehouse'],
}
const license = { ...snowflake, id: 'cpa', requirement: 'CPA', kind: 'certificate', near: ['CPA candidate'] }
const trait = { ...snowflake, id: 'patience', requirement: 'Patience', kind: 'trait', certain: false }
const analysis = someAnalysis({ ledger: [sql, snowflake, close, unsure, license, trait] })

interface Input {
  rowId: string
  correction: string | null
  line: string | null
}

let answer: (input: Input) => unknown
beforeEach(() => {
  answer = ({ rowId, correction }) => corrected(rowId, correction)
})

/** What the server answers. */
const corrected = (rowId: string, correction: string | null, more: Partial<Analysis> = {}) =>
  data({
    correctRequirement: {
      ...{ ...analysis, updatedAt: '2026-11-16T09:00:00.000Z', matchScore: 82 },
      ledger: analysis.ledger.map((row) => (row.id === rowId ? { ...row, corrected: correction } : row)),
      ...more,
    },
  })

function visit(measured = analysis) {
  storeToken(tokenExpiringAt())
  const fetchMock = answerByOperation({
    'query JobMatchAnalysis(': () => data({ jobMatchAnalysis: measured }),
    CurrentUser: () => data({ currentUser: someUser }),
    'query Resume(': () => data({ resume: null }),
    JobMatchAnalysesByResume: () => data({ jobMatchAnalysesByResume: [measured] }),
    CorrectRequirement: ({ input }: { input?: Input }) => answer(input ?? expect.fail()) as never,
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <MemoryRouter initialEntries={['/competitive-analysis?id=2']}>
          <Component />
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
  return { sent: () => fetchMock.mock.calls.flatMap((call) => inputIn(sentEnvelope(call))) }
}

const inputIn = (sent: unknown): Input[] => {
  const { variables } = sent as { variables?: { input?: Input } }
  return variables?.input ? [variables.input] : []
}

const ledger = async () => within(await screen.findByRole('region', { name: 'Requirements' }))
const button = (name: string) => ledger().then((rows) => rows.findByRole('button', { name }))

describe('a requirement', () => {
  it('“I don’t” is counted at once, and is undone by one press', async () => {
    const { sent } = visit()
    await userEvent.click(await button('I don’t: Snowflake'))
    const undo = await button('Undo: Snowflake')
    const group = within((await ledger()).getByRole('region', { name: 'Not found' }))
    expect(group.getByText('You don’t have this.')).toBeDefined()
    expect(sent()).toEqual([
      {
        resumeId: 4,
        jobDescriptionId: 7,
        analysisId: analysis.id,
        rowId: 'snowflake',
        correction: 'not-mine',
        line: null,
      },
    ])
    expect(screen.getAllByText('82').length).toBeGreaterThan(0)
    await userEvent.click(undo)
    expect(await button('I have this: Snowflake')).toBeDefined()
    expect(sent().at(-1)).toMatchObject({ rowId: 'snowflake', correction: null, line: null })
  })

  it('the focus stays with the row that was corrected', async () => {
    visit()
    await userEvent.click(await button('I don’t: Snowflake'))
    const undo = await button('Undo: Snowflake')
    await waitFor(() => expect(document.activeElement?.contains(undo)).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
  })

  it('that is not found has its nearest lines behind “I have this”', async () => {
    const { sent } = visit()
    expect((await ledger()).queryByRole('button', { name: 'This line shows it: CPA candidate' })).toBeNull()
    await userEvent.click(await button('I have this: CPA'))
    const line = await button('This line shows it: CPA candidate')
    expect(document.activeElement).toBe(line)
    await userEvent.click(line)
    expect(await button('Undo: CPA')).toBeDefined()
    expect((await ledger()).getByText('You said this line shows it.')).toBeDefined()
    expect(sent()).toMatchObject([{ rowId: 'cpa', correction: 'shown', line: 'CPA candidate' }])
  })

  it('that could not be matched is settled by one press on one of the nearest lines', async () => {
    const { sent } = visit()
    await userEvent.click(await button('This line shows it: Wrote the plan'))
    expect(await button('Undo: Plan releases')).toBeDefined()
    expect(sent()).toMatchObject([{ rowId: 'plan releases', correction: 'shown', line: 'Wrote the plan' }])
  })

  it('that is close asks whether its line shows it: “Yes” counts it', async () => {
    const { sent } = visit()
    await userEvent.click(await button('Yes: dbt models'))
    expect(await button('Undo: dbt models')).toBeDefined()
    expect(sent()).toMatchObject([
      { rowId: 'dbt models', correction: 'shown', line: 'Wrote SQL models for four teams' },
    ])
  })

  it('that is close has other lines, and one to write, behind “Not quite”', async () => {
    const { sent } = visit()
    await userEvent.click(await button('Not quite: dbt models'))
    const rows = await ledger()
    expect(rows.getByLabelText('or write a line: where, what')).toBeDefined()
    await userEvent.click(
      within(rows.getByRole('group', { name: 'Your nearest lines:' })).getByRole('button', {
        name: 'This line shows it: Kept the warehouse',
      }),
    )
    expect(await button('Undo: dbt models')).toBeDefined()
    expect(sent()).toMatchObject([{ rowId: 'dbt models', correction: 'shown', line: 'Kept the warehouse' }])
  })

  it('without a line near it asks for one, which Enter sends', async () => {
    const { sent } = visit()
    await userEvent.click(await button('I have this: Snowflake'))
    const field = (await ledger()).getByLabelText('Write a line: where, what')
    expect(document.activeElement).toBe(field)
    expect((await ledger()).getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true)
    await userEvent.type(field, ' Loaded Snowflake at Fernhill {Enter}')
    expect(await button('Undo: Snowflake')).toBeDefined()
    expect(sent()).toMatchObject([{ correction: 'shown', line: 'Loaded Snowflake at Fernhill' }])
  })

  it.each(['{Escape}', 'Cancel'])('with %s nothing is sent, and the focus is back where it came from', async (way) => {
    const { sent } = visit()
    const open = await button('I have this: Snowflake')
    await userEvent.click(open)
    if (way === 'Cancel') await userEvent.click(await button('Cancel'))
    else await userEvent.keyboard(way)
    expect((await ledger()).queryByLabelText('Write a line: where, what')).toBeNull()
    expect(document.activeElement).toBe(open)
    expect(open.getAttribute('aria-expanded')).toBe('false')
    expect(sent()).toEqual([])
  })

  it('“The ad doesn’t ask this” stands in a menu, and the row stays to be put back', async () => {
    const { sent } = visit()
    await userEvent.click(await button('More: Snowflake'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'The ad doesn’t ask this' }))
    expect(await button('Undo: Snowflake')).toBeDefined()
    expect((await ledger()).getByText('You said the ad doesn’t ask this.')).toBeDefined()
    expect(sent()).toMatchObject([{ correction: 'not-asked', line: null }])
  })

  it('that is met can be said to be wrong', async () => {
    const { sent } = visit()
    await userEvent.click(await screen.findByRole('button', { name: /^On your resume/ }))
    await userEvent.click(await button('Not right? SQL'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'I don’t' }))
    expect(await button('Undo: SQL')).toBeDefined()
    expect(sent()).toMatchObject([{ rowId: 'sql', correction: 'not-mine' }])
  })

  it('that no resume can show is only read', async () => {
    visit()
    const rows = await ledger()
    expect(rows.queryByRole('button', { name: /Patience/ })).toBeNull()
  })

  it('of a job that is gone is only read', async () => {
    visit({ ...analysis, jobDescriptionId: null })
    expect((await ledger()).queryByRole('button', { name: /Snowflake/ })).toBeNull()
  })

  it('says what went wrong, and keeps what was typed', async () => {
    const words = 'This reads like a no.'
    answer = () => refusal(words, { code: 'BAD_USER_INPUT', fields: { line: words } })
    visit()
    await userEvent.click(await button('I have this: Snowflake'))
    const field = (await ledger()).getByLabelText<HTMLInputElement>('Write a line: where, what')
    await userEvent.type(field, 'No{Enter}')
    expect((await (await ledger()).findByRole('alert')).textContent).toBe(words)
    expect(field.value).toBe('No')
    answer = ({ rowId, correction }) => corrected(rowId, correction)
    await userEvent.click(await button('I don’t: Snowflake'))
    expect(await button('Undo: Snowflake')).toBeDefined()
    expect((await ledger()).queryByRole('alert')).toBeNull()
  })

  it('can be pressed once while it is saved', async () => {
    let done: (made: unknown) => void = () => undefined
    answer = () => new Promise((resolve) => (done = resolve))
    visit()
    const no = await button('I don’t: Snowflake')
    await userEvent.click(no)
    await waitFor(() => expect(no.getAttribute('aria-busy')).toBe('true'))
    expect(no).toHaveProperty('disabled', true)
    await act(async () => done(corrected('snowflake', 'not-mine')))
    expect(await button('Undo: Snowflake')).toBeDefined()
  })
})

it('another analysis takes the place of the page where the resume or the ad changed', async () => {
  answer = ({ rowId, correction }) => corrected(rowId, correction, { id: 9, matchScore: 31 })
  visit()
  await userEvent.click(await button('I don’t: Snowflake'))
  expect((await screen.findAllByText('31')).length).toBeGreaterThan(0)
})

it('says which corrections were dropped', async () => {
  const notes = 'The ad no longer says “dbt”, so your correction is gone.'
  visit({ ...analysis, metadata: { ...analysis.metadata, notes } })
  expect(await screen.findByText(notes)).toBeDefined()
})
