import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { answerByOperation, data, refusal } from '../../testing/answers.ts'
import { useJobAnalysis } from './use-job-analysis.ts'

const at = '2026-01-05T09:00:00.000Z'
const analysisOf = (id: number, tailoredResumeId: number) => ({
  ...{
    id,
    tailoredResumeId,
    resumeId: 1,
    jobDescriptionId: 3,
    shownScoreBefore: null,
    matchScore: 50,
    unscored: false,
  },
  ...{ createdAt: at, updatedAt: at, engineVersion: 1, ledger: [], jobDescription: 'We ask for SQL.' },
})
const analyses = [analysisOf(8, 5), analysisOf(9, 6)]
const subject = {
  ...{ resumeId: 1, jobId: 3, versionId: 5, company: 'Fernhill Energy', advertisement: 'We ask for SQL.' },
  isNewest: true,
  changedAt: null,
}

it('says that asking again failed beside what is there, and of that version only', async () => {
  answerByOperation({
    'query JobMatchAnalysesByResume(': () => data({ jobMatchAnalysesByResume: analyses }),
    'query JobMatchAnalysis(': ({ id }) => data({ jobMatchAnalysis: analyses.find((it) => it.id === id) }),
    'mutation AnalyzeJobMatch(': () => refusal('Not now.', { code: 'BAD_USER_INPUT' }),
  })
  const client = createQueryClient()
  const { result, rerender } = renderHook((of) => useJobAnalysis(of, { isRunning: false, failed: null }), {
    initialProps: subject,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await vi.waitFor(() => expect(result.current.analysis?.id).toBe(8))
  expect(result.current.problem).toBeNull()
  act(() => result.current.again())
  await vi.waitFor(() => expect(result.current.problem?.message).toContain('Not now.'))
  expect(result.current.analysis?.id).toBe(8)
  rerender({ ...subject, versionId: 6 })
  await vi.waitFor(() => expect(result.current.analysis?.id).toBe(9))
  expect(result.current.problem).toBeNull()
  vi.mocked(console.error).mockClear()
})
