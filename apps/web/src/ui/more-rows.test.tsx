import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { MoreRows } from './more-rows.tsx'

const still = { total: null, has: true, isLoading: false, problem: null, show: () => undefined }

function List({ shown, more = {} }: { shown: number; more?: Partial<Parameters<typeof MoreRows>[0]['more']> }) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, place) => `Row ${place + 1}`).map((row) => (
          <li key={row}>
            <button type="button">{row}</button>
          </li>
        ))}
      </ul>
      <MoreRows list={list} shown={shown} more={{ ...still, ...more }} />
    </>
  )
}

const failed = <List shown={2} more={{ problem: 'Please check your connection.' }} />
const grown = <List shown={4} />
const loading = <List shown={2} more={{ isLoading: true }} />
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const focused = () => document.activeElement?.textContent

it('rows that come after a load failed do not move the focus', async () => {
  const { rerender } = render(<List shown={2} />)
  await press('Show more')
  for (const next of [loading, failed, grown]) rerender(next)
  expect(focused()).toBe('Show more')
})

it('rows of another search do not move the focus', async () => {
  const { rerender } = render(<List shown={2} />)
  await press('Show more')
  for (const shown of [1, 4]) rerender(<List shown={shown} />)
  expect(focused()).toBe('Show more')
})

it('whoever asked for more goes on at the first new row, also at the second try', async () => {
  const { rerender } = render(<List shown={2} />)
  await press('Show more')
  for (const next of [loading, failed]) rerender(next)
  await press('Try again')
  rerender(<List shown={2} more={{ problem: 'Please check your connection.', isLoading: true }} />)
  rerender(grown)
  expect(focused()).toBe('Row 3')
})
