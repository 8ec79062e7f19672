import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'

import type { PageModule } from './load-page.ts'
import { placeOf, withMatchedPages } from './matched-page.ts'
import type { Place } from './places.ts'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'
import { descriptions } from './texts/descriptions.ts'
import { documentTitle } from './use-arrival.ts'

export interface PrerenderedPage {
  html: string
  title: string
  description: string
  /** The page's own file, whose scripts and styles belong into the head. */
  source: string
}

const pageFiles = import.meta.glob<PageModule>(['../features/*/*-page.tsx', './{not-found,upload}-page.tsx'])

const allRoutes = (of: RouteObject[]): RouteObject[] =>
  of.flatMap((route) => [route, ...allRoutes(route.children ?? [])])

/** Every address of the product as a pattern; any other one is not found. */
export const patterns = allRoutes(routes).flatMap(({ path }) => (path === undefined || path === '*' ? [] : [path]))

export const prerenderedPaths = allRoutes(routes).flatMap(({ path, handle }) =>
  path !== undefined && (handle as Place | undefined)?.prerendered ? [path] : [],
)

export async function renderPage(pathname: string): Promise<PrerenderedPage> {
  const loaded = await withMatchedPages(routes, pathname)
  if (!loaded) throw new Error(`The page of ${pathname} could not be loaded`)
  const place = placeOf(routes, pathname)
  return {
    html: await render(loaded, pathname),
    title: documentTitle(place?.title),
    description: descriptions[pathname] ?? '',
    source: await sourceOf(loaded, pathname),
  }
}

async function render(loaded: RouteObject[], pathname: string): Promise<string> {
  const handler = createStaticHandler(loaded)
  const context = (await handler.query(new Request(new URL(pathname, 'http://localhost')))) as StaticHandlerContext
  return renderToString(
    <StrictMode>
      <Providers>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>,
  )
}

async function sourceOf(loaded: RouteObject[], pathname: string): Promise<string> {
  const page = matchRoutes(loaded, pathname)?.at(-1)?.route.Component
  for (const [file, load] of Object.entries(pageFiles)) {
    if ((await load()).Component === page) return file
  }
  throw new Error(`No file holds the page of ${pathname}`)
}
