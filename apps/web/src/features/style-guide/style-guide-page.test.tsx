import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { chooseTheme } from '../../lib/theme.ts'
import { currentToasts } from '../../ui/toast.ts'
import { Component } from './style-guide-page.tsx'

const parts = Object.keys(import.meta.glob(['../../ui/**/*.tsx', '!**/*.test.tsx', '!**/texts/*']))
const ownSources = import.meta.glob<string>(['./**/*.tsx', '!**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const withoutSpecimen = {
  'check-label.tsx': 'is inside a checked sentence',
  'choice-field.tsx': 'comes through field.tsx',
  'conflict-dialog.tsx': 'comes over an editor that another tab has changed',
  'dialog.tsx': 'is inside every question before a loss',
  'doubtful.tsx': 'is inside what is to be checked first',
  'field-frame.tsx': 'is inside every field',
  'focus-kept.tsx': 'has nothing to see',
  'form-dialog.tsx': 'is inside the rename dialog',
  'joined.tsx': 'is inside the field of an address',
  'look/look-bar.tsx': 'stands above a page, and needs one',
  'look/template-chooser.tsx': 'is behind the button of the look bar',
  'more-menu.tsx': 'is a menu, which is shown, behind three dots',
  'not-loaded.tsx': 'stands where a part could not be fetched',
  'own-assistant-panel.tsx': 'is behind the button of the assistant',
  'put-otherwise.tsx': 'is behind a button of what needs your OK',
  'requirements/correct-row.tsx': 'stands at a row of a job, and needs one',
  'requirements/gap-links.tsx': 'stands at a row that is not had',
  'requirements/line-choice.tsx': 'is inside the answer to a row',
  'requirements/requirement-name.tsx': 'is inside a row',
  'requirements/show-line.tsx': 'is behind the button of a row',
  'rich-text-input/link-field.tsx': 'is inside the rich-text input',
  'rich-text-input/toolbar.tsx': 'is inside the rich-text input',
  'share-dialog.tsx': 'is behind the button of sharing',
  'share.tsx': 'stands at a resume, and needs one',
  'tailored-page/tailored-page.tsx': 'needs a resume and its changes',
  'tape-parts.tsx': 'is inside the tape',
  'look/fit-to-page.tsx': 'stands where a resume is laid out, with its page',
  'toaster.tsx': 'stands once, in the shell',
  'verification-card/verification-complete.tsx': 'is the last view of the verification card',
  'visually-hidden.tsx': 'has nothing to see',
  'waking.tsx': 'shows what is in it',
  'word-difference-compared.tsx': 'is inside the difference',
  'word-difference-lines.tsx': 'is inside the difference',
}

describe('the style guide', () => {
  it('shows every part of the design system', () => {
    const sources = Object.values(ownSources).join()
    const notShown = parts
      .map((file) => file.replace('../../ui/', ''))
      .filter((file) => !sources.includes(`/ui/${file}'`))
    expect(parts.length).toBeGreaterThan(20)
    expect(notShown.sort()).toEqual(Object.keys(withoutSpecimen).sort())
  })

  it('leads from its empty place to where it says', () => {
    render(<Component />, { wrapper: MemoryRouter })
    expect(screen.getByRole('link', { name: 'Go to My Resumes' }).getAttribute('href')).toBe('/my-resumes')
  })

  it('switches the theme', async () => {
    render(<Component />, { wrapper: MemoryRouter })
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    act(() => chooseTheme('system'))
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })

  it('shows an error toast', async () => {
    render(<Component />, { wrapper: MemoryRouter })
    await userEvent.click(screen.getByRole('button', { name: 'Show an error toast' }))
    expect(currentToasts()).toMatchObject([{ title: 'Missing required info', variant: 'destructive' }])
  })
})
