import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { chooseTheme } from '../../lib/theme.ts'
import { currentToasts } from '../../ui/toast.ts'
import { Component } from './style-guide-page.tsx'

describe('the style guide', () => {
  it('shows every part of the design system', () => {
    render(<Component />, { wrapper: MemoryRouter })
    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(names).toEqual(
      expect.arrayContaining(['Theme', 'Colour', 'Type', 'Buttons and links', 'Fields', 'Tape', 'Dialogs', 'Toasts']),
    )
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
