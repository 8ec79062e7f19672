import type { Site } from '@bespeak/contracts/site.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** As Bespeak comes, and as its pages are prerendered; no model is asked for before it is known that there may be one. */
export const defaultSettings: Site = {
  socialLinks: [],
  files: 'local',
  mail: 'local',
  billing: 'sandbox',
  model: null,
  ownModels: 'no',
}

async function fetchSettings(signal: AbortSignal): Promise<Site> {
  const response = await fetch('/api/v1/site', { signal })
  if (!response.ok) throw new Error(`The settings were answered with ${response.status}`)
  return { ...defaultSettings, ...(await response.json()) }
}

const settingsQuery = () =>
  queryOptions({
    queryKey: ['site-settings'],
    queryFn: ({ signal }) => fetchSettings(signal),
    retry: false,
  })

/** For pages that may say nothing which is not so: asked for at once, and nothing until they are known. */
export const useKnownSettings = () => useQuery(settingsQuery())

/** The settings in force, asked for once the page has nothing better to do. Until then, and without an answer, the defaults. */
export function useSiteSettings(): Site {
  const { data = defaultSettings } = useQuery({ ...settingsQuery(), enabled: useIsIdle() })
  return data
}

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

/** Not every browser tells when it is idle; the others get a moment to paint. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(act)
  return () => window.cancelIdleCallback(request)
}
