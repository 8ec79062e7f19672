import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { answerByOperation, data, someUser } from '../testing/answers.ts'
import { withMatchedPages } from './matched-page.ts'
import { Pages } from './pages.tsx'
import { prerenderedPaths, renderPage } from './prerender.tsx'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'
import { keepToken } from './testing/open-app.tsx'

async function wakeUp(path: string, html: string) {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const complain = vi.fn()
  const loaded = (await withMatchedPages(routes, path)) ?? []
  const app = (
    <StrictMode>
      <Providers>
        <Pages router={createMemoryRouter(loaded, { initialEntries: [path] })} />
      </Providers>
    </StrictMode>
  )
  const root = await act(async () => hydrateRoot(container, app, { onRecoverableError: complain }))
  act(() => root.unmount())
  container.remove()
  return complain
}

it('prerenders the public static pages', () => {
  expect([...prerenderedPaths].sort()).toEqual(
    ['/', '/about', '/auth', '/check', '/contact', '/help', '/plans', '/privacy-policy', '/terms', '/upload'].sort(),
  )
})

describe.each([...prerenderedPaths, '/nothing'])('the prerendered page %s', (path) => {
  it('has its heading, and nothing that the Content-Security-Policy refuses', async () => {
    const { html, title } = await renderPage(path)
    expect(html).toMatch(/<h1/)
    expect(html).not.toMatch(/<style|<script|\sstyle=/)
    expect(title).toMatch(/ · Bespeak$/)
  })

  it('takes nothing in before it wakes up, when it would be lost', async () => {
    const page = document.createElement('div')
    page.innerHTML = (await renderPage(path)).html
    const fields = page.querySelectorAll('input:not([type=radio], [type=checkbox]), textarea, select')
    expect([...fields].filter((field) => !field.matches('fieldset:disabled *'))).toEqual([])
  })

  it('wakes up without a mismatch', async () => {
    const { html } = await renderPage(path)
    expect(await wakeUp(path, html)).not.toHaveBeenCalled()
  })

  it('wakes up without a mismatch for a signed-in user', async () => {
    keepToken()
    answerByOperation({ CurrentUser: () => data({ currentUser: someUser }) })
    const { html } = await renderPage(path)
    expect(await wakeUp(path, html)).not.toHaveBeenCalled()
  })
})
