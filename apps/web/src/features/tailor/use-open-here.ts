import { useLocation } from 'react-router'
import { leftAtLogin } from '../../lib/left-at-login.ts'
import { hasSessionEnded } from '../../lib/session/index.ts'
import { sessionStore } from '../../lib/storage.ts'

const keyOf = (visit: string) => `tailored_here_${visit}`

/** The router calls the first page of every load by this one name: what is opened anew is not what was there before. */
const firstVisit = 'default'
const [load] = performance.getEntriesByType('navigation')
if (load && 'type' in load && load.type === 'navigate') sessionStore.remove(keyOf(firstVisit))

/**
 * The version that is open on this visit of the screen: it is there again after a reload, on the way back to it, and
 * after the login where the session ended meanwhile.
 * The address takes no id, and a new visit begins anew. Kept beside the history, not in it: to change an entry is to
 * navigate, and whoever is on the way to another page would be led back.
 */
export function useOpenHere() {
  const { key, pathname } = useLocation()
  const kept = keyOf(key)
  return {
    /** Another place on the same screen is a visit of its own. */
    visit: key,
    read(): number | null {
      // Whoever was led to the login comes back on another visit.
      const id = Number(sessionStore.read(kept) ?? leftAtLogin.read(pathname))
      return Number.isInteger(id) && id > 0 ? id : null
    },
    keep(id: number) {
      sessionStore.write(kept, String(id))
      leftAtLogin.forget()
    },
    forget() {
      sessionStore.remove(kept)
      leftAtLogin.forget()
    },
    /** The screen is left. */
    leave(id: number | null) {
      if (id !== null && hasSessionEnded()) leftAtLogin.keep({ path: pathname, id })
    },
  }
}
