import { emptyDocument } from '@bespeak/domain/resume/document.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { PreviewCard } from './preview-card.tsx'

const reader = vi.hoisted(() => ({ isMissing: true }))
vi.mock('../../lib/resumes/content.ts', () => ({
  documentFrom() {
    if (reader.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
    return emptyDocument()
  },
}))

const preview = {
  isPending: false,
  result: { content: '<p>Mara</p>', title: 'General', rationale: '', metadata: { company: null, matchScore: null } },
  problem: null,
  isLimit: false,
  optimize: () => undefined,
  isOptimizing: false,
}

it('says that the page cannot be drawn where its reader does not come, and draws it once it does', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PreviewCard preview={preview} />
    </QueryClientProvider>,
  )
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toBe('The page could not be drawn. Check your connection. Try again')
  reader.isMissing = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Preview of the tailored resume' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
