import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type ClippedJob, clippedJobIn } from '../../lib/clipped-job.ts'

/** The job that the address brought along, which is taken out of it: it is in no history then. */
export function useClippedJob(): ClippedJob | null {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [clipped, setClipped] = useState<ClippedJob | null>(null)
  useEffect(() => {
    if (!hash.startsWith('#job=')) return
    setClipped(clippedJobIn(hash))
    void navigate({ search, hash: '' }, { replace: true })
  }, [hash, search, navigate])
  return clipped
}
