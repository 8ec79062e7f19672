import { useEffect } from 'react'
import type { Resume } from '../../lib/resumes/resumes.ts'
import { toast } from '../../ui/toast.ts'
import { theirsOf } from './session/open-session.ts'
import type { Session } from './session/session.ts'

/** What happens around the editor: it comes and goes, the connection too, and another tab changes the same resume. */
export function useSessionLife(session: Session, resume: Resume): void {
  useEffect(() => {
    session.start()
    const connected = () => session.tryAgain()
    const hidden = () => document.visibilityState === 'hidden' && session.save('by itself')
    window.addEventListener('online', connected)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('online', connected)
      document.removeEventListener('visibilitychange', hidden)
      session.stop()
    }
  }, [session])

  useEffect(() => {
    const followed = session.follow(resume.updatedAt, () => theirsOf(resume))
    if (followed) toast({ title: 'Brought up to date', description: 'This resume was changed in another place.' })
  }, [session, resume])

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const action = (event.ctrlKey || event.metaKey) && !event.altKey ? actionOf(event) : null
      if (action === null) return
      event.preventDefault()
      session[action]()
    }
    window.addEventListener('keydown', keys)
    return () => window.removeEventListener('keydown', keys)
  }, [session])
}

function actionOf({ key, shiftKey, target }: KeyboardEvent): 'save' | 'undo' | 'redo' | null {
  const letter = key.toLowerCase()
  if (letter === 's') return 'save'
  // A field outside of the resume has an undo of its own.
  if (isField(target) && !target.closest('[data-editor]')) return null
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' ? 'redo' : null
}

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('input, textarea')
