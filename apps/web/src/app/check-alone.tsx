import { browserEngine } from '../features/check/check-engine.ts'
import { CheckText } from '../features/check/check-text.tsx'
import { sessionStore } from '../lib/storage.ts'
import { LazyToaster } from './lazy-toaster.tsx'

/** The page that checks a text by itself, as files of any static host: without a server, routes or an account. */
export function CheckAlone() {
  return (
    <>
      <main>
        <CheckText engine={browserEngine} store={sessionStore} />
      </main>
      <LazyToaster />
    </>
  )
}
