import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { takeDestination } from '../../lib/return-destination.ts'
import { useAuth } from '../../lib/session/index.ts'
import { toast } from '../../ui/toast.ts'
import * as texts from './texts/logout.ts'

/** Goes to the landing page, logs out and says so. */
export function useLogout(): () => Promise<void> {
  const { signOut } = useAuth()
  const navigate = useNavigate()

  return async () => {
    // First of all, or the guard of the page that is being left would lead to the login.
    await navigate(paths.home())
    const { serverTold } = await signOut()
    // Whoever logs in next did not ask for what this user wanted.
    takeDestination()
    if (serverTold) tellLogoutSuccessful()
    else tellLogoutError()
  }
}

const tellLogoutSuccessful = () => toast({ title: texts.loggedOut, description: texts.loggedOutDetail })

const tellLogoutError = () =>
  toast({
    title: texts.loggedOutHere,
    description: texts.loggedOutHereDetail,
    variant: 'destructive',
  })
