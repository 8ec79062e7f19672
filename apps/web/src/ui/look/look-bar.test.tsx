import { aboutOf, templates, usualLayout } from '@bespeak/documents/write/layout.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LookBar } from './look-bar.tsx'

const resume = fromJsonResume({
  basics: { name: 'Ines Duarte' },
  work: [{ name: 'Northwind', position: 'Accountant' }],
})
const names = templates.map((template) => aboutOf(template).name)
const shown = () => [...document.querySelectorAll('article.sheet')].map((page) => page.className.split(' ')[1])

function show(documentOf = async () => resume) {
  const onChange = vi.fn()
  render(<LookBar name="Look" layout={usualLayout} onChange={onChange} documentOf={documentOf} />)
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Look: Classic' }))
  return { onChange, open }
}

it('asks for the resume only when the templates are shown', async () => {
  const documentOf = vi.fn(async () => resume)
  const { open } = show(documentOf)
  expect(documentOf).not.toHaveBeenCalled()
  open()
  expect(documentOf).toHaveBeenCalledOnce()
})

it('lets a template be chosen by its name where the resume cannot be read', () => {
  const { open, onChange } = show(() => Promise.reject(new Error('unread')))
  open()
  fireEvent.click(screen.getByRole('radio', { name: 'Two columns' }))
  expect(onChange).toHaveBeenCalledWith({ template: 'columns' })
})

it('draws the resume in every template, one after another, and says whom the chosen one is for', async () => {
  const { open } = show()
  open()
  expect(screen.getByText(aboutOf('classic').purpose)).toBeDefined()
  await waitFor(() => expect(shown()).toEqual([templates[0]]))
  await waitFor(() => expect(shown()).toEqual(templates), { timeout: 30_000 })
  for (const name of names) expect(screen.getByRole('radio', { name })).toBeDefined()
})
