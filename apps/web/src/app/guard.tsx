import { useEffect, useTransition } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { storeDestination } from '../lib/return-destination.ts'
import { isUndecided, noteRefusedToken, useAuth } from '../lib/session/index.ts'
import { PageLoading } from './page-loading.tsx'
import { PageProblem } from './page-problem.tsx'
import * as texts from './texts/frame.ts'

/** Lets only signed-in visitors on to the page. */
export function Guard() {
  const { user, isLoading, error } = useAuth()
  if (isLoading) return <PageLoading />
  if (user) return <Outlet />
  if (isUndecided(error)) return <NotReached />
  return error?.code === 'unauthorized_client' ? <Navigate to={paths.unauthorizedClient()} replace /> : <ToLogin />
}

/** A login would fail as well: whoever has a good token stays, and is let in as soon as the server answers. */
function NotReached() {
  const { refresh } = useAuth()
  const [isAsking, startAsking] = useTransition()
  return <PageProblem {...texts.notLoaded} isTrying={isAsking} onTryAgain={() => startAsking(refresh)} />
}

function ToLogin() {
  const { pathname, search, hash } = useLocation()
  const wanted = pathname + search + hash
  useEffect(() => storeDestination(wanted), [wanted])
  useEffect(noteRefusedToken, [])
  return <Navigate to={paths.auth({ redirect: wanted })} state={{ isAsked: true }} replace />
}
