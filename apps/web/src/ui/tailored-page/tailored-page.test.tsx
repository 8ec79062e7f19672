import { toNodes } from '@bespeak/domain/resume/html/write.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { listsIn } from '@bespeak/domain/tailor/index.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TailoredPage } from './tailored-page.tsx'

const resume = fromJsonResume({
  basics: { name: 'Ida Vance', label: 'Nurse', email: 'ida@example.com' },
  work: [{ name: 'Fernhill', position: 'Nurse', highlights: ['Kept the ward', 'Cut falls by a third'] }],
  skills: [{ name: 'Tools', keywords: ['Epic', 'Excel'] }],
})

const idOf = (text: string) =>
  listsIn(resume)
    .flatMap(({ lines }) => lines)
    .find((line) => line.text === text)?.id ?? ''

function show(changes: Record<string, { kind: string; reason: string }>) {
  render(<TailoredPage label="Tailored resume" page={toNodes(resume)} changes={changes} />)
  return screen.getByRole('region', { name: 'Tailored resume' })
}

it('marks a moved line at the margin, and leaves its words as they are', () => {
  show({ [idOf('Cut falls by a third')]: { kind: 'moved', reason: 'A result first.' } })
  const line = screen.getByText('Cut falls by a third')
  expect(line.tagName).toBe('LI')
  expect(line.textContent).toBe('moved up Cut falls by a third')
  expect(screen.getByTitle('A result first.')).toBeDefined()
})

it('strikes what is hidden, in its place', () => {
  show({ [idOf('Kept the ward')]: { kind: 'hidden', reason: 'Asked least.' } })
  expect(screen.getByText('Kept the ward').tagName).toBe('DEL')
  expect(screen.getByText('hidden')).toBeDefined()
})

it('marks the skills that moved, and says it once for the row', () => {
  const moved = { kind: 'skills', reason: 'The ad asks for it.' }
  show({ [idOf('Epic')]: moved, [idOf('Excel')]: moved })
  expect(screen.getByText('Excel').tagName).toBe('MARK')
  expect(screen.getAllByText('in the ad’s order')).toHaveLength(1)
})

it('marks the headline, follows no link and makes no first heading', () => {
  const page = show({ 'basics.label': { kind: 'headline', reason: 'A title you held.' } })
  expect(screen.getByText('Nurse', { selector: 'mark' })).toBeDefined()
  expect(page.querySelectorAll('a, h1, h2')).toHaveLength(0)
})
