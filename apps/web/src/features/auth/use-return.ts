import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { storeDestination, takeDestination } from '../../lib/return-destination.ts'
import { useAuth } from '../../lib/session/index.ts'

/** Sends a signed-in visitor on to where they wanted to go. */
export function useReturn(): () => void {
  const { user } = useAuth()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const redirect = search.get('redirect')
  const gone = useRef(false)

  // The destination can be taken once: a second taker would be sent to the default one.
  const goOn = useCallback(() => {
    if (gone.current) return
    gone.current = true
    navigate(takeDestination(), { replace: true })
  }, [navigate])

  useEffect(() => storeDestination(redirect), [redirect])
  useEffect(() => {
    if (user) goOn()
  }, [user, goOn])

  return goOn
}
