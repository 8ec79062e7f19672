import { screen, within } from '@testing-library/react'
import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import { laterPlaces } from './later-places.ts'
import { prerenderedPaths } from './prerender.tsx'
import { openApp } from './testing/open-app.tsx'

const isNotBuiltYet = (address: string) => {
  const { pathname } = new URL(address, 'http://localhost')
  return laterPlaces.some(({ path = '' }) => matchPath(path, pathname))
}

describe.each(prerenderedPaths)('the public page %s', (address) => {
  it('sends no visitor to a place that is not built yet', async () => {
    await openApp(address)
    const links = within(screen.getByRole('main')).queryAllByRole('link', { hidden: true })
    const targets = links.map((link) => link.getAttribute('href') ?? '')
    expect(targets.filter(isNotBuiltYet)).toEqual([])
  })
})
