import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

describe('Avatar', () => {
  it.each([
    ['mara_ellison', 'ME'],
    ['Ada', 'A'],
    ['Jean-Luc van Dyk', 'JD'],
    ['  ', ''],
    ['𝒳avier', '𝒳'],
  ])('shows "%s" as "%s"', (name, initials) => {
    const { container } = render(<Avatar name={name} />)
    expect(container.textContent).toBe(initials)
  })
})

it('shows a photo where there is one', () => {
  const { container } = render(<Avatar name="Mara Ellison" photoUrl="/photo" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/photo')
  expect(container.textContent).toBe('')
})
