import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useAuth } from '../../lib/session/index.ts'
import { tellLogoutError, tellLogoutSuccessful } from './notices.ts'

/** Logs out, says so, and goes to the landing page. */
export function useLogout(): () => Promise<void> {
  const { signOut } = useAuth()
  const navigate = useNavigate()

  return async () => {
    const { serverTold } = await signOut()
    if (serverTold) tellLogoutSuccessful()
    else tellLogoutError()
    navigate(paths.home())
  }
}
