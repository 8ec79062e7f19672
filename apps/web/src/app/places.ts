import type { RouteObject } from 'react-router'
import { useLocation, useMatches } from 'react-router'
import { loadPage, type PageModule } from './load-page.ts'

/** The entries of the second header row. */
export type Section = 'jobs' | 'tailor' | 'cover-letters' | 'interview-guides' | 'skills' | 'check'

export interface Place {
  title: string
  /** Its title where the address names a view of it. */
  views?: Record<string, string>
  section?: Section
  prerendered?: boolean
  /** Its first view depends on what this browser has stored, so the prerendered one is replaced and not woken up. */
  drawnAnew?: boolean
}

export const place = (path: string, load: () => Promise<PageModule>, handle: Place): RouteObject => ({
  path,
  lazy: loadPage(load),
  handle,
})

const isPlace = (handle: unknown): handle is Place => typeof handle === 'object' && handle !== null && 'title' in handle

/** Where the visitor is. */
export function usePlace(): Place | undefined {
  return useMatches()
    .map((match) => match.handle)
    .findLast(isPlace)
}

/** What the page in hand is called. */
export function usePlaceTitle(): string | undefined {
  const place = usePlace()
  const view = new URLSearchParams(useLocation().search).get('view')
  return place?.views?.[view ?? ''] ?? place?.title
}

export const protectedRoute = 'protected'

/** Whether the visitor is at one of the pages that need a login. */
export const useIsProtected = () => useMatches().some((match) => match.id === protectedRoute)
