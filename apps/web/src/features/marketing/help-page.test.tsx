import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Component as HelpPage } from './help-page.tsx'
import { visit } from './testing/visit.tsx'
import { helpTopics } from './texts/help.tsx'

const shown = (container: HTMLElement) => container.querySelectorAll('details').length

describe('help page', () => {
  it('says so where nothing is found, and what to do', async () => {
    const { container } = visit(HelpPage)

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the answers' }), 'zeppelin')

    expect(shown(container)).toBe(0)
    expect(screen.getByText('No answer contains these words.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'ask the people who run this installation' })).toBeDefined()
  })

  it('opens the answers it finds, counts them, and shows all again', async () => {
    const { container } = visit(HelpPage)
    const field = screen.getByRole('searchbox')

    await userEvent.type(field, 'spam')
    expect(shown(container)).toBe(1)
    expect(container.querySelector('details')?.open).toBe(true)
    expect(screen.getByText('1 answer')).toBeDefined()

    await userEvent.clear(field)
    expect(shown(container)).toBe(helpTopics.flatMap((topic) => topic.questions).length)
    expect(container.querySelector('details[open]')).toBeNull()
  })
})
