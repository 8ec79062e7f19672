import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LinkTabs } from './link-tabs.tsx'

it('marks the page in hand among those that belong together', () => {
  const items = [
    { to: '/a', label: 'First' },
    { to: '/b', label: 'Second' },
  ]
  render(
    <MemoryRouter initialEntries={['/b?x=1']}>
      <LinkTabs label="Pages" items={items} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Second')
})
