import { screen, within } from '@testing-library/react'
import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import { patterns, prerenderedPaths } from './prerender.tsx'
import { openApp } from './testing/open-app.tsx'

const isNoPlace = (address: string) => {
  const { origin, pathname } = new URL(address, 'http://localhost')
  return origin === 'http://localhost' && !patterns.some((pattern) => matchPath(pattern, pathname))
}

describe.each(prerenderedPaths)('the public page %s', (address) => {
  it('sends no visitor to a place that there is none of', async () => {
    await openApp(address)
    const links = within(screen.getByRole('main')).queryAllByRole('link', { hidden: true })
    const targets = links.map((link) => link.getAttribute('href') ?? '')
    expect(targets.filter(isNoPlace)).toEqual([])
  })
})
