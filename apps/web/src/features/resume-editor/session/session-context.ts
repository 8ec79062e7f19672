import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Session, SessionState } from './session.ts'

interface Editing {
  session: Session
  /** Says something to those who listen to the page. */
  announce(words: string): void
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('useEditing must be used within an editor')
  return editing
}

export function useSessionState(session: Session): SessionState {
  return useSyncExternalStore(session.subscribe, session.state)
}
