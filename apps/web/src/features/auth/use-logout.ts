import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { takeDestination } from '../../lib/return-destination.ts'
import { useAuth } from '../../lib/session/index.ts'
import { tellLogoutError, tellLogoutSuccessful } from './notices.ts'

/** Logs out, says so, and goes to the landing page. */
export function useLogout(): () => Promise<void> {
  const { signOut } = useAuth()
  const navigate = useNavigate()

  return async () => {
    const { serverTold } = await signOut()
    // The guard has stored the page that is being left: whoever logs in next did not ask for it.
    takeDestination()
    if (serverTold) tellLogoutSuccessful()
    else tellLogoutError()
    navigate(paths.home())
  }
}
