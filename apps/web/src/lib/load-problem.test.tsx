import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { LoadProblem } from '../ui/load-problem.tsx'
import { RequestError } from './graphql/request-error.ts'
import { problemOf } from './load-problem.ts'

const asked = (error: unknown) => ({ error, isFetching: false, refetch: vi.fn() })

describe('what could not be loaded', () => {
  it('is not spoken of where all came', () => {
    render(<LoadProblem title="Not loaded." problem={problemOf([asked(null)])} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is said once and in plain words, and only what failed is asked for again', async () => {
    const [came, first, second] = [asked(null), asked(RequestError.network(new Error('ECONN'))), asked(new Error('x'))]
    render(<LoadProblem title="Not loaded." problem={problemOf([came, first, second])} />)
    expect(screen.getByRole('alert').textContent).toContain('The server could not be reached.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect([came, first, second].map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 1, 1])
  })
})
