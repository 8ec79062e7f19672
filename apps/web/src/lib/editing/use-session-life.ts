import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Theirs } from './saver.ts'
import type { Session, SessionState } from './session.ts'

export function useSessionState<Edition>(session: Session<Edition>): SessionState<Edition> {
  return useSyncExternalStore(session.subscribe, session.state)
}

/** What happens around an editor: it comes and goes, the connection too, and another tab changes the same thing. */
export function useSessionLife<Edition>(
  session: Session<Edition>,
  { updatedAt, read, onFollowed }: { updatedAt: string; read: () => Theirs<Edition>; onFollowed: () => void },
): void {
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

  const follow = useEffectEvent((moment: string) => {
    if (session.follow(moment, read)) onFollowed()
  })
  useEffect(() => {
    follow(updatedAt)
  }, [updatedAt])

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
  // A field outside of what is edited has an undo of its own.
  if (isField(target) && !target.closest('[data-editor]')) return null
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' ? 'redo' : null
}

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('input, textarea')
