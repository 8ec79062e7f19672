import { createContext, useContext } from 'react'
import type { Session } from '../../../lib/editing/session.ts'
import type { Edition } from './edition.ts'

interface Editing {
  session: Session<Edition>
  /** Says something to those who listen to the page. */
  announce(words: string): void
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('useEditing must be used within an editor')
  return editing
}
