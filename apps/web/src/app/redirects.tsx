import { Navigate, Outlet, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { safeDestination } from '../lib/return-destination.ts'

/** The landing page, unless its `route` parameter names another one. */
export function RouteParameter() {
  const [search] = useSearchParams()
  const destination = safeDestination(search.get('route'))
  return destination === null ? <Outlet /> : <Navigate to={destination} replace />
}

/** The legacy addresses of the login and the register form, with their other parameters kept. */
export function ToAuth({ mode }: { mode?: 'register' }) {
  const [search] = useSearchParams()
  const kept = new URLSearchParams(search)
  kept.delete('mode')
  if (mode) kept.set('mode', mode)
  return <Navigate to={{ pathname: paths.auth(), search: kept.toString() }} replace />
}
