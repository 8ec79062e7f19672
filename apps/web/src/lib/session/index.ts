export { type Auth, type SignOutOutcome, useAuth } from './auth-context.ts'
export { AuthProvider } from './auth-provider.tsx'
export type { SessionError, User } from './current-user.ts'
export { hasPermission, hasRole } from './permissions.ts'
