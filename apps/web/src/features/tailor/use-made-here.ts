import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The version that was made on this visit of the screen: it is there again after a reload, and on the way back to it.
 * Kept with the visit itself, since the address takes no id and a new visit begins anew.
 */
export function useMadeHere() {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const kept = typeof state?.madeId === 'number' ? state.madeId : null
  const [madeId, setMadeId] = useState<number | null>(kept)
  const keep = useEffectEvent((id: number | null) => {
    if (id === kept) return
    void navigate({ pathname, search }, { replace: true, state: { madeId: id }, preventScrollReset: true })
  })
  // Not when it is made: by then another page may be shown, and nobody may be led away from it.
  useEffect(() => {
    keep(madeId)
  }, [madeId])
  return { madeId, setMadeId }
}
