import { createContext, useContext } from 'react'
import type { SessionError, User } from './current-user.ts'

export interface SignOutOutcome {
  /** False where the server could not be told; this browser is signed out all the same. */
  serverTold: boolean
}

export interface Auth {
  user: User | null
  isLoading: boolean
  error: SessionError | null
  signIn(token: string): Promise<void>
  signOut(): Promise<SignOutOutcome>
  refresh(): Promise<void>
}

export const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
