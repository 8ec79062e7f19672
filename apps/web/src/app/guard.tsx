import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { storeDestination } from '../lib/return-destination.ts'
import { useAuth } from '../lib/session/index.ts'
import { PageLoading } from './page-loading.tsx'

/** Lets only signed-in visitors on to the page. */
export function Guard() {
  const { user, isLoading, error } = useAuth()
  if (isLoading) return <PageLoading />
  if (user) return <Outlet />
  return error?.code === 'unauthorized_client' ? <Navigate to={paths.unauthorizedClient()} replace /> : <ToLogin />
}

function ToLogin() {
  const { pathname, search, hash } = useLocation()
  const wanted = pathname + search + hash
  useEffect(() => storeDestination(wanted), [wanted])
  return <Navigate to={paths.auth({ redirect: wanted })} replace />
}
