import { useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useAuth } from '../lib/session/index.ts'
import { BackButton } from '../ui/back-button.tsx'
import { Page } from '../ui/page.tsx'
import { purposes } from './later-purposes.ts'
import { usePlace } from './places.ts'

/** Stands in for a place that is not built yet. */
export function Component() {
  const place = usePlace()
  return <Page title={place?.title} lead={place && purposes[place.title]} width="reading" back={<WayBack />} />
}

function WayBack() {
  const { user } = useAuth()
  const { pathname } = useLocation()
  return user && pathname !== paths.dashboard() ? <BackButton /> : <BackButton to={paths.home()} label="Back to Home" />
}
