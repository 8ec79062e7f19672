import { matchRoutes, type RouteObject } from 'react-router'
import type { Place } from './places.ts'

/** The same routes with the page of an address in them, so that a router can show it at once. `null` where it did not come. */
export async function withMatchedPages(routes: RouteObject[], pathname: string): Promise<RouteObject[] | null> {
  const matched = new Set(matchRoutes(routes, pathname)?.map(({ route }) => route))
  const loaded = async (route: RouteObject): Promise<RouteObject> => {
    if (!matched.has(route)) return route
    const page = typeof route.lazy === 'function' ? { ...(await route.lazy()), lazy: undefined } : {}
    const inner = route.children && { children: await Promise.all(route.children.map(loaded)) }
    return { ...route, ...page, ...inner } as RouteObject
  }
  return Promise.all(routes.map(loaded)).catch(() => null)
}

export const placeOf = (routes: RouteObject[], pathname: string): Place | undefined =>
  (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle as Place | undefined).findLast(Boolean)
