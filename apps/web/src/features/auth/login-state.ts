import type { Location } from 'react-router'

/** What goes along to the login page in the history entry, out of sight. */
export interface LoginState {
  username?: string | undefined
  /** The visitor wanted a page that needs a login. */
  isAsked?: boolean
  /** The visitor has just proved that the address of a new account is theirs. */
  isRegistered?: boolean
}

export const loginStateOf = ({ state }: Location): LoginState => (state as LoginState | null) ?? {}
