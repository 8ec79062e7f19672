import { useSearchParams } from 'react-router'
import { Dashboard } from './dashboard.tsx'
import { JobsView } from './jobs/jobs-view.tsx'

export function Component() {
  const [search] = useSearchParams()
  return search.get('view') === 'jobs' ? <JobsView /> : <Dashboard />
}
