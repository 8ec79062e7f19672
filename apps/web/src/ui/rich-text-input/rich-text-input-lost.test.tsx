import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RichTextInput } from './rich-text-input.tsx'

vi.mock('./editor.ts', () => {
  throw new Error('offline')
})

it('an editor that does not come says so, and takes nothing else of the page with it', async () => {
  render(
    <>
      <h1>The page</h1>
      <RichTextInput value="<p>A line.</p>" />
    </>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.')
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined()
})
