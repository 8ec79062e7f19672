import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { RequestError } from '../lib/graphql/request-error.ts'
import { LoadProblem } from './load-problem.tsx'

const asked = (error: unknown) => ({ error, isFetching: false, refetch: vi.fn() })

describe('what could not be loaded', () => {
  it('is not spoken of where all came', () => {
    render(<LoadProblem title="Not loaded." queries={[asked(null)]} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is said once and in plain words, and only what failed is asked for again', async () => {
    const [came, first, second] = [asked(null), asked(RequestError.network(new Error('ECONN'))), asked(new Error('x'))]
    render(<LoadProblem title="Not loaded." queries={[came, first, second]} />)
    expect(screen.getByRole('alert').textContent).toContain('The server could not be reached.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect([came, first, second].map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 1, 1])
  })
})
