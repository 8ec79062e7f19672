export { type Auth, useAuth } from './auth-context.ts'
export { AuthProvider } from './auth-provider.tsx'
export { isUndecided, type User } from './current-user.ts'
export { hasPermission, hasRole } from './permissions.ts'
