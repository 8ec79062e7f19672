import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, answerWithSettings, noConnection } from '../testing/answers.ts'
import { createQueryClient } from './query-client.ts'
import { defaultSettings, useSiteSettings } from './site-settings.ts'

let client: QueryClient

const inClient = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

const inForce = {
  socialLinks: [{ label: 'Mastodon', url: 'https://social.example/@bespeak' }],
  files: 's3',
  mail: 'smtp',
  billing: 'none',
  model: null,
  ownModels: 'no',
}

let becomeIdle: () => void

beforeEach(() => {
  client = createQueryClient()
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    becomeIdle = act
  })
  vi.stubGlobal('cancelIdleCallback', vi.fn())
})

describe('the settings in force', () => {
  it('are the defaults in a prerendered page', () => {
    const fetchMock = answerWithSettings(inForce)
    const Probe = () => useSiteSettings().files
    expect(renderToString(inClient({ children: <Probe /> }))).toBe('local')
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it.each([
    ['no connection', noConnection],
    ['a server that does not know them', () => new Response('Not found', { status: 404 })],
    ['a page in their place', () => new Response('<!doctype html>')],
  ])('are the defaults with %s', async (_, answer) => {
    const fetchMock = answerWith(answer())
    const { result } = renderHook(useSiteSettings, { wrapper: inClient })
    act(becomeIdle)
    await waitFor(() => expect(client.getQueryState(['site-settings'])?.status).toBe('error'))
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(result.current).toEqual(defaultSettings)
  })

  it('are asked for once the page is idle', async () => {
    const fetchMock = answerWithSettings(inForce)
    const { result } = renderHook(useSiteSettings, { wrapper: inClient })
    expect(fetchMock).not.toHaveBeenCalled()
    act(becomeIdle)
    await waitFor(() => expect(result.current).toEqual(inForce))
  })

  it('leave at its default what the server does not say', async () => {
    answerWithSettings({ mail: 'smtp' })
    const { result } = renderHook(useSiteSettings, { wrapper: inClient })
    act(becomeIdle)
    await waitFor(() => expect(result.current).toEqual({ ...defaultSettings, mail: 'smtp' }))
  })
})
