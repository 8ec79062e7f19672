import { usualLayout } from '@bespeak/documents/write/layout.ts'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { FitControl } from './fit-control.tsx'

vi.mock('../../lib/reading/engine.ts', () => import('../../testing/reading-here.ts'))

const highlights = Array.from({ length: 66 }, (_, at) => `Closed book ${at}.`)
const asked = 'Reconciled ledgers in SAP for ten entities.'
const content = toHtml(
  fromJsonResume({
    basics: { name: 'Ines Duarte' },
    work: [{ name: 'Northwind', position: 'Accountant', highlights: [...highlights, asked] }],
  }),
)
const tailored = { id: 5, jobDescription: 'Accountant\n\nRequirements\n- Reconcile ledgers\n- SAP' }

function Version({ onContent }: { onContent: (content: string) => void }) {
  const [now, setNow] = useState(content)
  const put = (changed: string) => {
    setNow(changed)
    onContent(changed)
  }
  const layout = { ...usualLayout, fit: 'one-page' } as const
  return <FitControl tailored={tailored} content={now} layout={layout} onChange={vi.fn()} onContent={put} />
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('offers what the ad asks for least, never what alone shows a requirement', async () => {
  const onContent = vi.fn()
  const { unmount } = render(<Version onContent={onContent} />)
  expect(await screen.findByText('These lines are asked for least:')).toBeDefined()
  expect(screen.queryByRole('button', { name: `Hide “${asked}”` })).toBeNull()
  await press('Hide “Closed book 65.”')
  expect(onContent.mock.lastCall?.[0]).not.toContain('Closed book 65.')
  unmount()
})

it('keeps a hidden line in this browser, for the next time the version is open', async () => {
  const onContent = vi.fn()
  const first = render(<Version onContent={onContent} />)
  await press('Hide “Closed book 65.”')
  const without = onContent.mock.lastCall?.[0]
  first.unmount()
  const layout = { ...usualLayout, fit: null }
  render(<FitControl tailored={tailored} content={without} layout={layout} onChange={vi.fn()} onContent={onContent} />)
  await press('Show “Closed book 65.” again')
  const [texts, before] = [onContent.mock.lastCall?.[0], content].map((it: string) => it.match(/Closed book \d+/g))
  expect(texts).toEqual(before)
})
