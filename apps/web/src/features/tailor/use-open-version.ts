import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { RequestError } from '../../lib/graphql/request.ts'
import { selectedTailored, tailoredResumeQuery } from '../../lib/resumes/tailored.ts'
import { useOpenHere } from './use-open-here.ts'

/** Which version is open, and whether it is here: of the job that the address names the newest, elsewhere what a list has left. */
export function useOpenVersion(newest?: number | null) {
  const [preselected, setPreselected] = useState(() => (newest === undefined ? takePreselected() : null))
  const openHere = useOpenHere()
  const [id, setId] = useState(() => preselected ?? openHere.read() ?? newest ?? null)
  const query = useQuery(tailoredResumeQuery(id))
  const tailored = id === null ? null : (query.data ?? null)

  const isGone = query.data === null || (query.error instanceof RequestError && query.error.code === 'NOT_FOUND')
  const openId = isGone ? null : id
  const keepOpen = useEffectEvent((open: number | null) => (open === null ? openHere.forget() : openHere.keep(open)))
  // One that no longer exists is not looked for again.
  useEffect(() => {
    if (openHere.visit) keepOpen(openId)
  }, [openId, openHere.visit])
  const leave = useEffectEvent(() => openHere.leave(openId))
  useEffect(() => () => leave(), [])

  return {
    id,
    setId,
    /** With its advertisement, as from a list. */
    openListed(listed: number) {
      setPreselected(listed)
      setId(listed)
    },
    tailored,
    /** Opened from a list, and here now. */
    openedId: preselected !== null && tailored?.id === preselected ? preselected : null,
    isOpening: id !== null && query.isPending,
    /** It does not come. */
    isAbsent: id !== null && !tailored && !query.isPending,
    problem: query.error,
    openAgain: () => void query.refetch(),
  }
}

export type OpenVersion = ReturnType<typeof useOpenVersion>

/** "Open" in a list has left it; the next visit begins anew. */
function takePreselected(): number | null {
  const id = selectedTailored.read()
  selectedTailored.forget()
  return id
}
