import './ui/base.css'
import './app/no-script.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { placeOf, withMatchedPages } from './app/matched-page.ts'
import { Pages } from './app/pages.tsx'
import { Providers } from './app/providers.tsx'
import { routes } from './app/routes.tsx'

async function start(container: HTMLElement) {
  const { pathname, search } = window.location
  const loaded = container.hasChildNodes() ? await withMatchedPages(routes, pathname) : null

  const app = (
    <StrictMode>
      <Providers>
        <Pages router={createBrowserRouter(loaded ?? routes)} />
      </Providers>
    </StrictMode>
  )
  // A page is prerendered without a query: with one, its first view may be another.
  const wakesUp = loaded && search === '' && !placeOf(routes, pathname)?.drawnAnew
  if (wakesUp) hydrateRoot(container, app)
  else createRoot(container).render(app)
}

const container = document.getElementById('root')
if (container) start(container)
