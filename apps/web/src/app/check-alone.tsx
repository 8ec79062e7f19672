import { Component as CheckPage } from '../features/check/check-page.tsx'
import { LazyToaster } from './lazy-toaster.tsx'

/** The page that checks a text by itself, as files of any static host: without a server, routes or an account. */
export function CheckAlone() {
  return (
    <>
      <main>
        <CheckPage />
      </main>
      <LazyToaster />
    </>
  )
}
