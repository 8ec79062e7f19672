import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { useAuth } from '../../lib/session/index.ts'
import { sessionStore } from '../../lib/storage.ts'
import { browserEngine } from './check-engine.ts'
import { type Account, CheckText } from './check-text.tsx'

export function Component() {
  return <CheckText engine={browserEngine} store={sessionStore} account={useAccount()} />
}

const SavedResumes = lazy(() => import('./saved-resumes.tsx').then((part) => ({ default: part.SavedResumes })))

const Saved: Account['Saved'] = (props) => (
  <Suspense>
    <SavedResumes {...props} />
  </Suspense>
)

const SavedText = lazy(() => import('./save-text.tsx').then((part) => ({ default: part.SaveText })))

const SaveText: Account['SaveText'] = (props) => (
  <Suspense>
    <SavedText {...props} />
  </Suspense>
)

const facts = () => import('./saved-facts.ts')

/** Only for those who are signed in: others load nothing of it. */
function useAccount(): Account | undefined {
  const { user } = useAuth()
  const client = useQueryClient()
  const isSignedIn = user !== null
  return useMemo(
    () =>
      isSignedIn
        ? {
            Saved,
            SaveText,
            saveFact: async (statement) => (await facts()).saveFact(client, statement),
            removeFact: async (id) => (await facts()).removeFact(client, id),
          }
        : undefined,
    [isSignedIn, client],
  )
}
