import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { leftAtLogin } from '../../lib/left-at-login.ts'
import { storeDestination, takeDestination } from '../../lib/return-destination.ts'
import { useAuth } from '../../lib/session/index.ts'

/** Sends a signed-in visitor on to where they wanted to go, unless they are held where they are. */
export function useReturn() {
  const { user } = useAuth()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const redirect = search.get('redirect')
  const gone = useRef(false)
  const [isHeld, setHeld] = useState(false)

  // The destination can be taken once: a second taker would be sent to the default one.
  const goOn = useCallback(() => {
    if (gone.current) return
    gone.current = true
    const destination = takeDestination()
    leftAtLogin.leadTo(destination)
    navigate(destination, { replace: true })
  }, [navigate])

  useEffect(() => storeDestination(redirect), [redirect])
  useEffect(() => {
    if (user && !isHeld) goOn()
  }, [user, isHeld, goOn])

  return { goOn, isHeld, hold: () => setHeld(true) }
}
