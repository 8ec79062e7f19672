import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { focusHeading } from '../../ui/take-lost-focus.ts'
import { Dashboard } from './dashboard.tsx'
import { JobsView } from './jobs/jobs-view.tsx'

export function Component() {
  const [search] = useSearchParams()
  useArrivalAt([search.get('view'), search.get('job')].join())
  return search.get('view') === 'jobs' ? <JobsView /> : <Dashboard />
}

/** These are several pages under one path: what leads from one to the next is gone there, and the focus with it. */
function useArrivalAt(place: string) {
  const before = useRef(place)
  useEffect(() => {
    if (before.current !== place) focusHeading()
    before.current = place
  }, [place])
}
