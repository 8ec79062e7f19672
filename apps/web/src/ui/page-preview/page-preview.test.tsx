import { usualLayout } from '@bespeak/documents/write/layout.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PagePreview } from './page-preview.tsx'

const resume = (highlights = ['Closed the books in four days.']) =>
  fromJsonResume({
    basics: { name: 'Ines Duarte', email: 'ines@example.com', url: 'javascript:alert(1)' },
    work: [{ name: 'Northwind', position: 'Accountant', startDate: '2019-03', highlights }],
  })

it('shows every line of the document in the order of its file', async () => {
  render(<PagePreview document={resume()} layout={usualLayout} label="Your resume as a page" />)
  const page = await screen.findByRole('article')
  expect(page.textContent).toMatch(
    /Ines Duarte.*ines@example\.com.*Experience.*Accountant.*Northwind.*Closed the books/s,
  )
})

it('has a name, and headings below that of the screen', async () => {
  render(<PagePreview document={resume()} layout={usualLayout} label="Your resume as a page" />)
  const busy = () => screen.getByRole('region', { name: 'Your resume as a page' }).getAttribute('aria-busy')
  expect(busy()).toBe('true')
  expect((await screen.findByRole('heading', { name: 'Ines Duarte' })).tagName).toBe('H2')
  await waitFor(() => expect(busy()).toBe('false'))
})

it('links only where following the link can do no harm, and away from the page', async () => {
  render(<PagePreview document={resume()} layout={usualLayout} label="Page" />)
  const links = await screen.findAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href, rel }) => [href, rel])).toEqual([['mailto:ines@example.com', 'noreferrer']])
})

it('takes text as text', async () => {
  render(<PagePreview document={resume(['<img src=x onerror=alert(1)>'])} layout={usualLayout} label="Page" />)
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeDefined()
  expect(document.querySelector('img')).toBeNull()
})

it('keeps the pages it has until a change is set, and leaves nothing behind', async () => {
  const { rerender, unmount } = render(<PagePreview document={resume()} layout={usualLayout} label="Page" />)
  await screen.findByText('Closed the books in four days.')
  rerender(<PagePreview document={resume(['Led a team of six.'])} layout={usualLayout} label="Page" />)
  expect(screen.getByText('Closed the books in four days.')).toBeDefined()
  await screen.findByText('Led a team of six.')
  await waitFor(() => expect(screen.queryByText('Closed the books in four days.')).toBeNull())
  unmount()
  expect(document.querySelector('.sheet')).toBeNull()
})

it('is set in the template, on the paper and in the colour that are chosen', async () => {
  const layout = { template: 'technical', pageSize: 'letter', accent: '#123456' } as const
  render(<PagePreview document={resume()} layout={layout} label="Page" />)
  const page = await screen.findByRole('article')
  expect(page.className).toBe('sheet technical letter')
  expect(page.style.getPropertyValue('--accent')).toBe('#123456')
})
