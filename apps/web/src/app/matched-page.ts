import { matchRoutes, type RouteObject } from 'react-router'
import type { Place } from './places.ts'

/** Fetches the page of an address, so that a router made after it can show it at once. False where it did not come. */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<boolean> {
  const matched = matchRoutes(routes, pathname) ?? []
  return Promise.all(matched.map(({ route }) => loadInto(route))).then(
    () => true,
    () => false,
  )
}

async function loadInto(route: RouteObject) {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}

export const placeOf = (routes: RouteObject[], pathname: string): Place | undefined =>
  (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle as Place | undefined).findLast(Boolean)
